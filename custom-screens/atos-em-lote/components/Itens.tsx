import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AtoEmLote, ItemEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useItens } from '../queries.ts';
import styles from '../AtosEmLote.module.css';

const icons = {
  PENDENTE: CircleDashed,
  FEITO: CircleCheck,
  RECUSADO: CircleX,
  CANCELADO: CircleSlash,
} as const;
const tones = {
  PENDENTE: 'var(--ink-3)',
  FEITO: 'var(--verde)',
  RECUSADO: 'var(--rubro)',
  CANCELADO: 'var(--ink-3)',
} as const;
type Situacao = ItemEmLote['situacao'];
const situacoes: readonly Situacao[] = ['RECUSADO', 'FEITO', 'PENDENTE', 'CANCELADO'];

const countOf = (lote: AtoEmLote, situacao: Situacao): number =>
  ({
    RECUSADO: lote.recusados,
    FEITO: lote.feitos,
    PENDENTE: lote.pendentes,
    CANCELADO: lote.cancelados,
  })[situacao];

/** What became of each item; those that were not done come first, with why. */
export const Itens = ({ lote, going }: { readonly lote: AtoEmLote; readonly going: boolean }) => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('situacao');
  const shown =
    situacoes.find((one) => one === asked) ??
    (asked === null && lote.recusados > 0 && !going ? 'RECUSADO' : undefined);
  const start = Math.max(1, Math.trunc(Number(params.get('start'))) || 1);
  const pageSize = Math.min(50, Math.max(1, Math.trunc(Number(params.get('pageSize'))) || 20));
  const read = useItens(lote.id, { start, pageSize, situacao: shown || undefined }, going);
  const change = (next: Readonly<Record<string, string>>): void =>
    setParams({ situacao: shown ?? 'todos', pageSize: String(pageSize), ...next }, { replace: true });
  return (
    <section className={styles.sheet} aria-label={text('caixa.resultado.titulo')}>
      <div className={styles.filter}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown ?? 'todos'}
          aria-label={text('atoEmLote.mostrar')}
          onChange={(_, value: string | null) => value && change({ situacao: value })}
        >
          <ToggleButton value="todos">
            {text('atoEmLote.todos')} {lote.total}
          </ToggleButton>
          {situacoes
            .filter((situacao) => countOf(lote, situacao) > 0 || situacao === shown)
            .map((situacao) => (
              <ToggleButton key={situacao} value={situacao}>
                {text(`atoEmLote.item.${situacao}`)} {countOf(lote, situacao)}
              </ToggleButton>
            ))}
        </ToggleButtonGroup>
      </div>
      {read.isPending && <ListSkeleton rows={4} />}
      {read.isError && !read.data && (
        <ErrorState error={read.error} title={text('atoEmLote.erro')} onRetry={() => void read.refetch()} />
      )}
      {read.data?.itens.length === 0 && <p className={styles.row}>{text('atoEmLote.semItens')}</p>}
      <ul className={styles.list}>
        {(read.data?.itens ?? []).map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </ul>
      {read.data && read.data.total > read.data.itens.length && (
        <Pager
          page={start}
          pageSize={pageSize}
          shown={read.data.itens.length}
          total={read.data.total}
          exact
          onPage={(page) => change({ start: String(page) })}
          onPageSize={(size) => change({ pageSize: String(size) })}
        />
      )}
    </section>
  );
};

const ItemLine = ({ item: { id, tipo, situacao, rotulo, mensagem } }: { readonly item: ItemEmLote }) => {
  const text = useText();
  const Icon = icons[situacao];
  return (
    <li className={styles.row}>
      <Icon size={16} aria-hidden="true" color={tones[situacao]} />
      <span className={styles.text}>
        {rotulo === undefined ? (
          <b>{text('atoEmLote.foraDoAlcance', { id })}</b>
        ) : (
          <Link to={consultaPath(id, tipo)}>{rotulo}</Link>
        )}
        <span className="sm sub">{mensagem ?? text(`atoEmLote.item.${situacao}`)}</span>
      </span>
    </li>
  );
};
