import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { AdvancedSearch } from './advanced-url.ts';
import { fieldSources, isLookedUp, type LookedUp } from './field-choices.ts';
import { filterWords } from './filter-words.ts';
import styles from './FilterWords.module.css';

/** What an advanced search asks for, in words, with the names of the records that it asks for. */
export const FilterWords = ({ search: { caso, filtro } }: { readonly search: AdvancedSearch }) => {
  const text = useText();
  return (
    <p className={styles.words}>
      <span>{text(`pesquisa.tipos.${caso}`)}</span>
      {filtro.q !== undefined && <span>{text('pesquisa.texto', { q: filtro.q })}</span>}
      {filterWords(caso, filtro).map(({ name, rotulo, valor }) => (
        <span key={name}>
          {`${rotulo}: `}
          {isLookedUp(name) ? <RecordName name={name} id={Number(filtro[name])} /> : valor}
        </span>
      ))}
    </p>
  );
};

const RecordName = ({ name, id }: { readonly name: LookedUp; readonly id: number }) => {
  const text = useText();
  const read = useRead(
    pesquisaApi.opcoes,
    { query: { campo: fieldSources[name], id } },
    { quiet: true, ownError: true, staleTime: 300_000 },
  );
  return <>{read.data?.itens[0]?.rotulo ?? text('pesquisa.avancada.registro', { id })}</>;
};
