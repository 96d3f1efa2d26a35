/** The reason why the focus is invisible, or an empty string. Self-contained, because it runs in the page. */
export const findFocusProblem = (): string => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement)
    return 'nothing has focus';
  // These take the focus after a navigation, but are not controls.
  if (focused.matches('h1, main')) return '';
  const name = `<${focused.localName}> "${(focused.textContent || focused.ariaLabel || '').trim().slice(0, 40)}"`;
  const chain: Element[] = [];
  for (let at: Element | null = focused; at && chain.length < 5; at = at.parentElement) chain.push(at);
  const isOutlined = chain.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  if (!isOutlined) return `${name} has focus without an outline`;
  const box = (focused.closest('label, article') ?? focused).getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  if (right - left < 4 || bottom - top < 4) return `${name} has focus outside of the window`;
  const places = [0.5, 0.1, 0.9].map((part) => [(left + right) / 2, top + (bottom - top) * part] as const);
  const isSeen = places.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return (
      there &&
      (focused.contains(there) ||
        there.contains(focused) ||
        there.closest('label, article')?.contains(focused))
    );
  });
  return isSeen ? '' : `${name} has focus under something else`;
};

/** The element that covers an edge of the focused one, or an empty string. Runs in the page, too. */
export const findCover = (): string => {
  const focused = document.activeElement;
  if (!focused || focused.matches('body, h1, main')) return '';
  const floatAt = (x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at.contains(focused) ? undefined : at;
    return undefined;
  };
  for (const { bottom, height, left, right, top } of focused.getClientRects()) {
    // Skips elements that are too tall to fit between the bar and the dock.
    if (height > innerHeight - 200) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = [floatAt(x, top + 2), floatAt(left + 2, y), floatAt(right - 2, y), floatAt(x, bottom - 2)];
    // Browsers scroll to the cursor of a text area, not to its edges.
    const isCovered = focused instanceof HTMLTextAreaElement ? over.every(Boolean) : over.some(Boolean);
    const float = over.find(Boolean);
    if (isCovered && float)
      return `${focused.textContent || focused.id} under ${float.localName}.${float.className}`;
  }
  return '';
};
