import { useLocation, useSearch } from 'wouter';

/**
 * One of `choices` as the address's query names it, and the way to choose another: a choice pushes history unless it
 * is only passed by. The first is the default, stands for everything unknown, and is not in the address.
 */
export const useQueryChoice = <T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T, isPassing?: boolean) => void] => {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const asked = new URLSearchParams(search).get(name);
  const choose = (choice: T, isPassing = false) => {
    const query = new URLSearchParams(search);
    if (choice === choices[0]) query.delete(name);
    else query.set(name, choice);
    const text = query.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: isPassing });
  };
  return [choices.find((choice) => choice === asked) ?? choices[0], choose];
};
