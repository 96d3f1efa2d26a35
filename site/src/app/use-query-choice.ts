import { useLocation } from 'wouter';
import { useSearch } from './providers.tsx';

/** The address omits the first choice, the default. With `isTransient`, the history entry is replaced. */
export const useQueryChoice = <T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T, isTransient?: boolean) => void] => {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const requested = new URLSearchParams(search).get(name);
  const choose = (choice: T, isTransient = false) => {
    const query = new URLSearchParams(search);
    if (choice === choices[0]) query.delete(name);
    else query.set(name, choice);
    const text = query.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: isTransient });
  };
  return [choices.find((choice) => choice === requested) ?? choices[0], choose];
};
