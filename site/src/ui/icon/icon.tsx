/** The icons in the frame around every page. Other icons are in the chunks that use them. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  arrowUp: 'M12 20V5M6 11l6-6l6 6',
  cart: 'M3 4.5h2.5L7.6 15h10l2-7.5H6.2M9.5 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2M16 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  dark: 'M19 14.5A7.5 7.5 0 0 1 9.5 5A7.5 7.5 0 1 0 19 14.5z',
} as const;

type IconName = keyof typeof paths;

type Shape = { readonly name: IconName } | { readonly path: string };

interface IconProps {
  readonly size?: number;
  readonly className?: string;
}

/** Decorative: the control has its own name. `size` is in px at a text size of 16 px. */
export const Icon = ({ size = 20, className, ...drawing }: Shape & IconProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={'path' in drawing ? drawing.path : paths[drawing.name]} />
  </svg>
);

interface DrawingProps {
  /** The name of a symbol in `/art/drawings.svg`, without its prefix. */
  readonly name: string;
  readonly className: string;
}

/** A drawing of 32 × 32 units. Each document inlines the drawings of its page, to save requests. */
export const Drawing = ({ name, className }: DrawingProps) => {
  const hash = `#drawing-${name}`;
  const isCarried = import.meta.env.SSR || document.querySelector(hash);
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={isCarried ? hash : `/art/drawings.svg${hash}`} />
    </svg>
  );
};
