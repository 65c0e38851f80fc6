import Button from '@mui/material/Button';
import { ClipboardCheck, ClipboardList, Download } from 'lucide-react';
import { useState } from 'react';
import { inventarioApi } from '#schemas/api/inventario.ts';
import type { Inventario, SituacaoNoInventario } from '#schemas/shapes/inventario.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { inventarioPath, localPath } from '#src/conteudo/guarda/local-path.ts';
import { download } from '#src/data/download.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Leitor } from './Leitor.tsx';
import { Linhas } from './Linhas.tsx';
import styles from '../Inventario.module.css';

/** While it is open, others read too: what they read comes by itself. */
const everyMs = 5000;
const refresh = [inventarioApi.consultar, inventarioApi.itens, inventarioApi.listar];

const parts = [
  ['TODOS', undefined, undefined],
  ['FALTA', 'faltam', 'FALTA'],
  ['FORA_DO_LUGAR', 'foraDoLugar', 'FORA_DO_LUGAR'],
  ['CORRIGIDO', 'corrigidos', 'CORRIGIDO'],
  ['DESCONHECIDO', 'desconhecidos', 'DESCONHECIDO'],
  ['ACHADO', 'achados', 'ACHADO'],
] as const satisfies readonly (readonly [
  string,
  keyof Inventario | undefined,
  SituacaoNoInventario | undefined,
])[];
type Part = (typeof parts)[number][0];

/** One inventory: what is being read, what it comes to, and how it ends. */
export const UmInventario = ({ id }: { readonly id: number }) => {
  const text = useText();
  const [part, setPart] = useState<Part>('TODOS');
  const [closed, setClosed] = useState(false);
  const { data, error, refetch } = useRead(
    inventarioApi.consultar,
    { params: { id } },
    { ownError: true, every: closed ? undefined : everyMs },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  const open = data.encerradoEm === undefined;
  if (!open && !closed) setClosed(true);
  const situacao = parts.find(([name]) => name === part)?.[2];
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('inventarioTela.um', { n: id })}
        crumbs={[
          { label: text('guardaTela.locais.titulo'), to: localPath() },
          { label: text('inventarioTela.titulo'), to: inventarioPath() },
          { label: text('inventarioTela.um', { n: id }) },
        ]}
        subtitle={data.local}
        beside={
          <Chip icon={open ? ClipboardList : ClipboardCheck} tone={open ? 'azul' : 'pedra'}>
            {text(open ? 'inventarioTela.aberto' : 'inventarioTela.encerrado')}
          </Chip>
        }
        actions={<Acoes inventario={data} />}
      />
      <div className={styles.body}>
        <p className="sm sub">
          {[
            text('inventarioTela.abertoPor', { quem: data.abertoPor, quando: formatMoment(data.abertoEm) }),
            data.encerradoEm !== undefined &&
              text('inventarioTela.encerradoPor', {
                quem: data.encerradoPor ?? '',
                quando: formatMoment(data.encerradoEm),
              }),
            data.pessoas.length > 0 && text('inventarioTela.pessoas', { nomes: data.pessoas.join(', ') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {data.observacao !== undefined && <p>{data.observacao}</p>}
        {data.naoVistos > 0 && <Note>{text('inventarioTela.naoVistos', { count: data.naoVistos })}</Note>}
        {open && <Leitor inventario={data} />}
        <CountTabs
          label={text('inventarioTela.um', { n: id })}
          panels="inventario"
          value={part}
          onChange={setPart}
          tabs={parts.map(([value, count]) => ({
            value,
            label:
              count === undefined ? text('inventarioTela.todos') : text(`inventarioTela.contas.${count}`),
            count: count === undefined ? undefined : data[count],
          }))}
        />
        <div role="tabpanel" id={`inventario-${part}`} aria-labelledby={`inventario-${part}-aba`}>
          <Linhas key={part} inventario={data} situacao={situacao} every={open ? everyMs : undefined} />
        </div>
      </div>
    </div>
  );
};

const Acoes = ({ inventario }: { readonly inventario: Inventario }) => {
  const text = useText();
  const session = useSession();
  const [asking, setAsking] = useState<'corrigir' | 'encerrar'>();
  const { busy, error, run } = useRefusable(() => setAsking(undefined));
  const corrigir = useAct(inventarioApi.corrigir, { ownError: true, refresh: [...refresh, ...contentReads] });
  const encerrar = useAct(inventarioApi.encerrar, { ownError: true, refresh: [...refresh, ...contentReads] });
  const { id, foraDoLugar, faltam, encerradoEm } = inventario;
  const save = (formato: 'pdf' | 'csv'): void =>
    void download(inventarioApi.relatorio, { params: { id }, query: { formato } }, { ownDenial: true }).catch(
      notifyProblem,
    );
  const close = (): void => setAsking(undefined);
  return (
    <>
      <Button variant="text" startIcon={<Download aria-hidden="true" />} onClick={() => save('csv')}>
        {text('inventarioTela.csv')}
      </Button>
      <Button startIcon={<Download aria-hidden="true" />} onClick={() => save('pdf')}>
        {text('inventarioTela.pdf')}
      </Button>
      {encerradoEm === undefined && (
        <>
          {foraDoLugar > 0 && can(session, 'arquivoGuardar') && (
            <Button onClick={() => setAsking('corrigir')}>
              {text('inventarioTela.corrigir', { count: foraDoLugar })}
            </Button>
          )}
          <Button variant="contained" onClick={() => setAsking('encerrar')}>
            {text('inventarioTela.encerrar')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'corrigir'}
        title={text('inventarioTela.corrigirTitulo')}
        confirmLabel={text('inventarioTela.corrigirBotao')}
        busy={busy}
        error={error}
        onConfirm={() =>
          void run(async () => {
            const { itens } = await corrigir.act({ params: { id } });
            const done = itens.reduce((sum, { feitos }) => sum + feitos, 0);
            notify(text('inventarioTela.corrigido', { count: done }));
          })
        }
        onClose={close}
      >
        {text('inventarioTela.corrigirTexto')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'encerrar'}
        title={text('inventarioTela.encerrarTitulo')}
        confirmLabel={text('inventarioTela.encerrar')}
        busy={busy}
        error={error}
        reason={{ label: text('inventarioTela.observacao'), required: false }}
        onConfirm={(observacao) =>
          void run(async () => {
            await encerrar.act({ params: { id }, body: { observacao: observacao || undefined } });
            notify(text('inventarioTela.encerradoAgora'));
          })
        }
        onClose={close}
      >
        {faltam === 0
          ? text('inventarioTela.encerrarCompleto')
          : text('inventarioTela.encerrarTexto', { count: faltam })}
      </ConfirmDialog>
    </>
  );
};
