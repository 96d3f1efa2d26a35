import { useLocation, useSearch } from 'wouter';

/** One of `values`, kept in the address's query under `name`, and the way to choose another. */
export const useQueryChoice = <Value extends string>(
  name: string,
  values: readonly Value[],
  defaultValue: Value,
): [Value, (value: Value) => void] => {
  const wanted = new URLSearchParams(useSearch()).get(name);
  const [pathname, navigate] = useLocation();
  const value = values.find((known) => known === wanted) ?? defaultValue;
  return [value, (next) => navigate(next === defaultValue ? pathname : `${pathname}?${name}=${next}`)];
};
