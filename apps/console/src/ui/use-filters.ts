import { useSearchParams } from 'react-router';

/**
 * Returns the filters of a list, which are in the address, so that Back, a reload and a copied link keep them. A filter that
 * is not set is an empty text.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const values = Object.fromEntries(
    names.map((name) => [name, parameters.get(name) ?? '']),
  ) as Record<Name, string>;
  const set = (changed: Partial<Record<Name, string>>): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(changed))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const isAnySet = names.some((name) => values[name] !== '');
  const clear = () => set(Object.fromEntries(names.map((name) => [name, ''])) as typeof values);
  return { values, set, clear, isAnySet };
}
