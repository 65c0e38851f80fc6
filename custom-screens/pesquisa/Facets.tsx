import { X } from 'lucide-react';
import type { FacetasPesquisa } from '#schemas/shapes/pesquisa.ts';
import { casoDeUsoOf } from '#src/conteudo/saved-search.ts';
import { text as say } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { fieldsOf, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { useFacets } from './advanced-queries.ts';
import styles from './Pesquisa.module.css';

type Facet = FacetasPesquisa['facetas'][number];
type Value = Facet['valores'][number];

interface FacetsProps {
  readonly search: AdvancedSearch;
  readonly onSearch: (search: AdvancedSearch) => void;
}

const order: readonly Facet['campo'][] = [
  'tipo',
  'tipoDocumento',
  'tipoProcesso',
  'fase',
  'estado',
  'unidadeDetentora',
  'unidadeOrigem',
];
/** The scope of the search of each kind that has one. */
const scopeOfKind: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 3, 6: 4 };

/** The kind whose types a facet tells of. */
const kindOfType: Readonly<Partial<Record<Facet['campo'], AdvancedSearch['caso']>>> = {
  tipoDocumento: 'Documento',
  tipoProcesso: 'Processo',
};

/** How many of what was found has each value; choosing one narrows the search to it. */
export const Facets = ({ search, onSearch }: FacetsProps) => {
  const text = useText();
  const { data } = useFacets(search);
  if (!data) return null;
  const facets = order.flatMap((campo) => data.facetas.find((facet) => facet.campo === campo) ?? []);
  return (
    <aside className={styles['facets']} aria-label={text('pesquisa.avancada.facetas')}>
      {!data.todos && (
        <p className={styles['facetsNote']}>{text('pesquisa.avancada.facetasDe', { limite: data.base })}</p>
      )}
      {facets.map((facet) => (
        <section key={facet.campo}>
          <h2>{text(`pesquisa.facetas.${facet.campo}`)}</h2>
          <ul>
            {facet.valores.map((value) => (
              <FacetValue key={value.valor} facet={facet} value={value} search={search} onSearch={onSearch} />
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
};

const FacetValue = ({
  facet: { campo },
  value,
  search,
  onSearch,
}: FacetsProps & { readonly facet: Facet; readonly value: Value }) => {
  const text = useText();
  const narrowed = narrow(search, campo, value.valor);
  const chosen = isChosen(search, campo, value.valor);
  const label = labelOf(campo, value);
  return (
    <li>
      <button
        type="button"
        className={styles['facet']}
        aria-pressed={chosen}
        disabled={!narrowed}
        onClick={() => onSearch(chosen ? widen(search, campo) : (narrowed ?? search))}
      >
        <span>{label}</span>
        {chosen && <X size={14} aria-hidden="true" />}
        <span
          className={styles['count']}
          aria-label={text('pesquisa.avancada.quantos', { count: value.total })}
        >
          {value.total}
        </span>
      </button>
    </li>
  );
};

const labelOf = (campo: Facet['campo'], { valor, rotulo }: Value): string => {
  if (rotulo !== undefined) return rotulo;
  if (campo === 'fase') return say(`pesquisa.fases.${valor as 0 | 1}`);
  if (campo === 'estado') return say(`ui.estado.${valor as 0}`);
  if (campo === 'tipo') return say(`pesquisa.especies.${valor as 2}`);
  return String(valor);
};

const isChosen = ({ caso, filtro }: AdvancedSearch, campo: Facet['campo'], valor: number): boolean =>
  campo === 'tipo' ? casoDeUsoOf(scopeOfKind[valor] ?? 0) === caso : filtro[campo] === valor;

/** The same search with that value only; nothing where the search has no such field. */
const narrow = (
  { caso, filtro }: AdvancedSearch,
  campo: Facet['campo'],
  valor: number,
): AdvancedSearch | undefined => {
  if (campo === 'tipo') {
    const scope = scopeOfKind[valor];
    return scope === undefined
      ? undefined
      : { caso: casoDeUsoOf(scope), filtro: fieldsOf(casoDeUsoOf(scope), filtro) };
  }
  // the types of a kind are asked of that kind
  const kind = kindOfType[campo] ?? caso;
  return { caso: kind, filtro: { ...fieldsOf(kind, filtro), [campo]: valor } };
};

const widen = ({ caso, filtro }: AdvancedSearch, campo: Facet['campo']): AdvancedSearch => {
  if (campo === 'tipo') return { caso: 'Todos', filtro: fieldsOf('Todos', filtro) };
  const { [campo]: _chosen, ...rest } = filtro;
  return { caso, filtro: rest };
};
