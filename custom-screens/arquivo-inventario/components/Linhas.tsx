import {
  ArrowRightLeft,
  CircleCheck,
  CircleHelp,
  CircleX,
  ClipboardList,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { inventarioApi } from '#schemas/api/inventario.ts';
import type { Inventario, ItemDoInventario, SituacaoNoInventario } from '#schemas/shapes/inventario.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify } from '#src/ui/notify.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Inventario.module.css';

const looks = {
  ACHADO: { icon: CircleCheck, tone: 'verde' },
  CORRIGIDO: { icon: CircleCheck, tone: 'azul' },
  FORA_DO_LUGAR: { icon: ArrowRightLeft, tone: 'ambar' },
  DESCONHECIDO: { icon: CircleHelp, tone: 'pedra' },
  FALTA: { icon: CircleX, tone: 'rubro' },
} as const satisfies Record<SituacaoNoInventario, { readonly icon: LucideIcon; readonly tone: string }>;

interface LinhasProps {
  readonly inventario: Inventario;
  readonly situacao: SituacaoNoInventario | undefined;
  /** Asks again after so many milliseconds, while others read too. */
  readonly every: number | undefined;
}

/** What was read and what is missing, the last reading first. */
export const Linhas = ({ inventario: { id, encerradoEm }, situacao, every }: LinhasProps) => {
  const text = useText();
  const [page, setPage] = useState({ start: 1, pageSize: 50 });
  const { data, error, refetch } = useRead(
    inventarioApi.itens,
    { params: { id }, query: { situacao, ...page } },
    { ownError: true, keepPrevious: true, every },
  );
  const { act } = useAct(inventarioApi.desfazerLeitura, {
    refresh: [inventarioApi.consultar, inventarioApi.itens],
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.itens.length === 0)
    return (
      <EmptyState icon={ClipboardList} title={text('inventarioTela.nada')}>
        {text('inventarioTela.nadaTexto')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {data.itens.map((line) => (
          <li key={line.leituraId ?? `falta-${line.conteudoId ?? 0}`} className={styles.row}>
            <Sobre line={line} />
            <Chip icon={looks[line.situacao].icon} tone={looks[line.situacao].tone}>
              {text(`inventarioTela.situacoes.${line.situacao}`)}
            </Chip>
            {encerradoEm === undefined && line.leituraId !== undefined && (
              <IconAction
                icon={Undo2}
                label={text('inventarioTela.desfazer', { item: line.rotulo })}
                onClick={() =>
                  void quietly(act({ params: { a: id, b: line.leituraId ?? 0 } }), () =>
                    notify(text('inventarioTela.desfeita')),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page.start}
        pageSize={page.pageSize}
        shown={data.itens.length}
        total={data.total}
        exact={data.totalExato}
        onPage={(start) => setPage({ ...page, start })}
        onPageSize={(pageSize) => setPage({ start: 1, pageSize })}
      />
    </>
  );
};

const Sobre = ({ line }: { readonly line: ItemDoInventario }) => {
  const text = useText();
  const { situacao, conteudoId, tipo, rotulo, assunto, lidoEm, registrado, quem, em } = line;
  const where = [
    lidoEm !== undefined && text('inventarioTela.lidoEm', { local: lidoEm }),
    situacao !== 'ACHADO' &&
      registrado !== undefined &&
      text('inventarioTela.deviaEstar', { local: registrado }),
    situacao === 'FORA_DO_LUGAR' && registrado === undefined && text('inventarioTela.semLocal'),
  ].filter(Boolean);
  return (
    <span className={styles.about}>
      {conteudoId === undefined ? <b>{rotulo}</b> : <Link to={consultaPath(conteudoId, tipo)}>{rotulo}</Link>}
      {assunto !== undefined && <span className="sm sub"> {assunto}</span>}
      <span className="sm sub" style={{ display: 'block' }}>
        {where.join(' · ')}
      </span>
      {quem !== undefined && em !== undefined && (
        <span className="xs mut">{text('inventarioTela.porEm', { quem, quando: formatMoment(em) })}</span>
      )}
    </span>
  );
};
