import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Printer, Warehouse } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { guardaApi } from '#schemas/api/guarda.ts';
import type { LocaisDoArquivoQuery, LocalDoArquivo } from '#schemas/shapes/guarda.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { localPath } from '#src/conteudo/guarda/local-path.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { toggled } from '../toggled.ts';
import styles from '../Locais.module.css';

interface LocaisProps {
  readonly query: LocaisDoArquivoQuery;
  /** They are of the whole tree: each says where it is. */
  readonly paths?: boolean;
  readonly empty: ReactNode;
}

/** A storey of the tree, with how full each place is; some are chosen to have their labels printed. */
export const Locais = ({ query, paths = false, empty }: LocaisProps) => {
  const text = useText();
  const mayPrint = can(useSession(), 'arquivoGuardar');
  const [page, setPage] = useState({ start: 1, pageSize: 50 });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [printing, setPrinting] = useState(false);
  const { data, error, refetch } = useRead(
    guardaApi.doArquivo,
    { query: { ...query, ...page } },
    { ownError: true, keepPrevious: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.itens.length === 0) return <>{empty}</>;
  return (
    <>
      {chosen.size > 0 && (
        <div className={styles.chosen} role="status">
          <span className="sm">{text('guardaTela.locais.escolhidos', { count: chosen.size })}</span>
          <Button size="small" startIcon={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
            {text('guardaTela.locais.etiquetas')}
          </Button>
          <Button size="small" variant="text" onClick={() => setChosen(new Set())}>
            {text('guardaTela.locais.limpar')}
          </Button>
        </div>
      )}
      <ul className={styles.list} aria-label={text('guardaTela.locais.dentro')}>
        {data.itens.map((local) => (
          <li key={local.id} className={styles.row}>
            {mayPrint && (
              <Checkbox
                checked={chosen.has(local.id)}
                onChange={() => setChosen((before) => toggled(before, local.id))}
                slotProps={{
                  input: { 'aria-label': text('guardaTela.locais.escolher', { item: local.nome }) },
                }}
              />
            )}
            <span className={styles.about}>
              <Link to={localPath(local.id)}>{local.nome}</Link>{' '}
              <span className={styles.code}>{local.codigo}</span>
              <span className="sm sub" style={{ display: 'block' }}>
                {paths ? local.caminho : text(`guardaTela.locais.especies.${local.especie as 'CAIXA'}`)}
              </span>
            </span>
            {!local.ativo && <Chip icon={Warehouse}>{text('guardaTela.locais.inativo')}</Chip>}
            <Ocupacao local={local} />
          </li>
        ))}
      </ul>
      {(data.total > page.pageSize || page.start > 1) && (
        <Pager
          page={page.start}
          pageSize={page.pageSize}
          shown={data.itens.length}
          total={data.total}
          exact={data.totalExato}
          onPage={(start) => setPage({ ...page, start })}
          onPageSize={(pageSize) => setPage({ start: 1, pageSize })}
        />
      )}
      {printing && (
        <EtiquetasDialog
          guarda={{ locais: [...chosen], itens: [] }}
          title={text('guardaTela.locais.etiquetas')}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
};

/** How full it is, in words and as a bar that only repeats them. */
const Ocupacao = ({
  local: { ocupado, capacidade, medida, itensComAbaixo },
}: {
  readonly local: LocalDoArquivo;
}) => {
  const text = useText();
  if (capacidade === undefined)
    return (
      <span className={`${styles.fill} sm sub`}>
        {text('guardaTela.locais.total', { count: itensComAbaixo })}
      </span>
    );
  return (
    <span className={styles.fill}>
      <span className="sm sub">
        {text(medida === 'CENTIMETROS' ? 'guardaTela.locais.deCentimetros' : 'guardaTela.locais.deItens', {
          ocupado,
          capacidade,
        })}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (ocupado / capacidade) * 100)}%` }} />
      </span>
    </span>
  );
};
