import { writeTextQuery } from '@loomwright/shell';
import { useSite } from '../../app/providers.tsx';
import { SearchField } from '../../ui/filters/search-field.tsx';

/** The search of the documentation from one of its items: it leads to what was found (DOC-1). */
export const SearchForm = () => {
  const { world } = useSite();
  return (
    <search aria-label="Documentation" data-needs-js>
      <form
        action="/documentation"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          world.navigate(`/documentation?${writeTextQuery({ text: String(text) })}`);
        }}
      >
        <SearchField label="Search documentation" name="q" />
      </form>
    </search>
  );
};
