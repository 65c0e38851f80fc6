import Button from '@mui/material/Button';
import { ClipboardCheck, ClipboardList, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { inventarioApi } from '#schemas/api/inventario.ts';
import type { LocalEscolha } from '#schemas/shapes/guarda.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { inventarioPath, localPath } from '#src/conteudo/guarda/local-path.ts';
import { LocalField } from '#src/conteudo/guarda/LocalField.tsx';
import { useAct, useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { UmInventario } from './components/UmInventario.tsx';
import styles from './Inventario.module.css';

/** The inventories of the archive of the unit, or one of them being made. */
export const ArquivoInventario = () => {
  const { id } = useParams();
  const inventario = Number(id);
  return inventario > 0 ? <UmInventario key={inventario} id={inventario} /> : <Todos />;
};

const Todos = () => {
  const text = useText();
  const [page, setPage] = useState({ start: 1, pageSize: 20 });
  const [opening, setOpening] = useState(false);
  const { data, error, refetch } = useRead(
    inventarioApi.listar,
    { query: page },
    { ownError: true, keepPrevious: true, onReturn: true },
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('inventarioTela.titulo')}
        subtitle={text('inventarioTela.ajuda')}
        crumbs={[
          { label: text('guardaTela.locais.titulo'), to: localPath() },
          { label: text('inventarioTela.titulo') },
        ]}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => setOpening(true)}
          >
            {text('inventarioTela.novo')}
          </Button>
        }
      />
      <div className={styles.body}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <ListSkeleton rows={5} />
        ) : data.itens.length === 0 ? (
          <EmptyState icon={ClipboardList} title={text('inventarioTela.vazio')}>
            {text('inventarioTela.vazioTexto')}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list} aria-label={text('inventarioTela.titulo')}>
              {data.itens.map((one) => (
                <li key={one.id} className={styles.row}>
                  <span className={styles.about}>
                    <Link to={inventarioPath(one.id)}>{one.local}</Link>
                    <span className="sm sub" style={{ display: 'block' }}>
                      {one.encerradoEm === undefined
                        ? text('inventarioTela.abertoPor', {
                            quem: one.abertoPor,
                            quando: formatMoment(one.abertoEm),
                          })
                        : text('inventarioTela.encerradoPor', {
                            quem: one.encerradoPor ?? '',
                            quando: formatMoment(one.encerradoEm),
                          })}
                    </span>
                  </span>
                  <span className="sm sub">
                    {text('inventarioTela.linha', { lidos: one.achados, esperados: one.esperados })}
                  </span>
                  <Chip
                    icon={one.encerradoEm === undefined ? ClipboardList : ClipboardCheck}
                    tone={one.encerradoEm === undefined ? 'azul' : 'pedra'}
                  >
                    {text(
                      one.encerradoEm === undefined ? 'inventarioTela.aberto' : 'inventarioTela.encerrado',
                    )}
                  </Chip>
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
        )}
      </div>
      {opening && <Abrir onClose={() => setOpening(false)} />}
    </div>
  );
};

const Abrir = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const [local, setLocal] = useState<LocalEscolha>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const { act } = useAct(inventarioApi.abrir, { ownError: true, refresh: [inventarioApi.listar] });
  const confirm = (): void => {
    if (!local) return refuse(text('guardaTela.local.escolha'));
    void run(async () => {
      const opened = await act({ body: { localId: local.id } });
      void navigate(inventarioPath(opened.id));
    });
  };
  return (
    <ConfirmDialog
      open
      asks
      title={text('inventarioTela.novoTitulo')}
      confirmLabel={text('inventarioTela.novo')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('inventarioTela.novoTexto')}</p>
      <LocalField
        id={id}
        label={text('guardaTela.local.rotulo')}
        value={local}
        error={error}
        autoFocus
        required
        onChange={(chosen) => {
          setLocal(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
