import { SearchX } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { Page } from '#schemas/api/endpoint.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { ChoiceCard } from '../ChoiceCard.tsx';
import styles from '../Cadastro.module.css';

/** A type with which a content may begin. */
interface Tipo {
  readonly id: number;
  readonly nome: string;
  readonly sigla?: string | undefined;
  readonly descricao?: string | undefined;
}

interface EscolherTipoProps<T extends Tipo> {
  readonly tipos: {
    readonly data: Page<T> | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly palavras: {
    readonly pesquisar: string;
    readonly achados: string | undefined;
    readonly falhou: string;
    readonly nenhum: string;
    readonly nenhumTexto: string;
    readonly grupo: string;
  };
  readonly busca: string;
  readonly onBusca: (busca: string) => void;
  /** The one chosen, by its id. */
  readonly chosen: number | undefined;
  readonly onChoose: (tipo: T) => void;
  readonly error: string | undefined;
  /** What is said of one, in the place of its description. */
  readonly describe?: (tipo: T) => string;
  readonly list: RefObject<HTMLDivElement | null>;
}

const focusList = ({ current }: RefObject<HTMLDivElement | null>): void =>
  current?.querySelector<HTMLInputElement>('input:checked, input[type=radio]')?.focus();

/** The list of types, and the way of the focus to it. */
export const useListOfTypes = () => {
  const list = useRef<HTMLDivElement>(null);
  return { list, toList: () => focusList(list) };
};

/** With which type a content begins: searched by what is typed, chosen by a click or by the arrows. */
export const EscolherTipo = <T extends Tipo>({
  tipos,
  palavras,
  busca,
  onBusca,
  chosen,
  onChoose,
  error,
  describe = ({ descricao = '' }) => descricao,
  list,
}: EscolherTipoProps<T>) => (
  <Sheet flush>
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        focusList(list);
      }}
    >
      <SearchField
        autoFocus
        label={palavras.pesquisar}
        value={busca}
        onChange={onBusca}
        onSearch={() => focusList(list)}
      />
      <span className="sm mut num" role="status">
        {palavras.achados}
      </span>
    </div>
    <div ref={list} className={styles.list} aria-busy={tipos.isFetching}>
      {tipos.isPending && <ListSkeleton rows={6} />}
      {tipos.isError && (
        <ErrorState error={tipos.error} title={palavras.falhou} onRetry={() => void tipos.refetch()} />
      )}
      {tipos.data?.itens.length === 0 && (
        <EmptyState icon={SearchX} title={palavras.nenhum}>
          {palavras.nenhumTexto}
        </EmptyState>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.cards} role="radiogroup" aria-label={palavras.grupo}>
        {tipos.data?.itens.map((tipo) => (
          <ChoiceCard
            key={tipo.id}
            group="tipo"
            sigla={tipo.sigla || undefined}
            nome={tipo.nome}
            descricao={describe(tipo) || undefined}
            checked={chosen === tipo.id}
            onChoose={() => onChoose(tipo)}
          />
        ))}
      </div>
    </div>
  </Sheet>
);
