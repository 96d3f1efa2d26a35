import { useLocation } from 'wouter';
import { useSearch } from './providers.tsx';

/**
 * One of `choices` by a query parameter, and a setter, which pushes a history entry unless the choice is passing. The
 * first choice is the default: it stands for unknown values and is not in the address.
 */
export const useQueryChoice = <T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T, isPassing?: boolean) => void] => {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const requested = new URLSearchParams(search).get(name);
  const choose = (choice: T, isPassing = false) => {
    const query = new URLSearchParams(search);
    if (choice === choices[0]) query.delete(name);
    else query.set(name, choice);
    const text = query.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: isPassing });
  };
  return [choices.find((choice) => choice === requested) ?? choices[0], choose];
};
