import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PedidoArquivo } from '#schemas/shapes/arquivamento.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatDay, formatMoment, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { usePedidos, useResponder } from '../queries.ts';
import styles from '../Arquivo.module.css';

type Resposta = 'conceder' | 'negar' | 'encerrar';

interface Aberta {
  readonly pedido: PedidoArquivo;
  readonly resposta: Resposta;
}

const nameOf = ({ numero, assunto }: PedidoArquivo): string => numero ?? assunto;

/** What people ask to read, and what they are reading: what ends first on top. */
export const Pedidos = () => {
  const text = useText();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [open, setOpen] = useState<Aberta>();
  const { data, error, refetch } = usePedidos(page, pageSize);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.itens.length === 0)
    return (
      <EmptyState icon={CircleCheck} title={text('arquivamento.vazio.pedidos')}>
        {text('arquivamento.vazio.pedidosTexto')}
      </EmptyState>
    );
  return (
    <>
      <Sheet>
        <PlainTable label={text('arquivamento.abas.pedidos')} stacks>
          <thead>
            <tr>
              <th scope="col">{text('arquivamento.pedidos.conteudo')}</th>
              <th scope="col">{text('arquivamento.pedidos.quem')}</th>
              <th scope="col">{text('arquivamento.pedidos.paraQue')}</th>
              <th scope="col">{text('arquivamento.pedidos.situacao')}</th>
              <th scope="col">{text('arquivamento.pedidos.atos')}</th>
            </tr>
          </thead>
          <tbody>
            {data.itens.map((pedido) => (
              <Linha key={pedido.id} pedido={pedido} onOpen={(resposta) => setOpen({ pedido, resposta })} />
            ))}
          </tbody>
        </PlainTable>
      </Sheet>
      {data.total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          shown={data.itens.length}
          total={data.total}
          exact
          onPage={setPage}
          onPageSize={(size) => {
            setPage(1);
            setPageSize(size);
          }}
        />
      )}
      {open && (
        <Responder key={`${open.pedido.id}-${open.resposta}`} {...open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};

interface LinhaProps {
  readonly pedido: PedidoArquivo;
  readonly onOpen: (resposta: Resposta) => void;
}

const Linha = ({ pedido, onOpen }: LinhaProps) => {
  const text = useText();
  const { conteudoId, tipo, numero, assunto, quem, unidade, motivo, situacao, estado, pedidoEm, ate, antes } =
    pedido;
  const free = estado === 3;
  return (
    <tr>
      <td data-rotulo={text('arquivamento.pedidos.conteudo')}>
        <Link to={consultaPath(conteudoId, tipo)}>{assunto}</Link>
        {numero !== undefined && <span className="sm sub id"> {numero}</span>}
      </td>
      <td data-rotulo={text('arquivamento.pedidos.quem')}>
        {quem} ({unidade})
      </td>
      <td data-rotulo={text('arquivamento.pedidos.paraQue')}>{motivo}</td>
      <td data-rotulo={text('arquivamento.pedidos.situacao')}>
        {situacao === 'CONCEDIDO'
          ? text('arquivamento.pedidos.emConsulta', { dia: ate === undefined ? '' : formatDay(ate) })
          : text('arquivamento.pedidos.espera', { quando: formatMoment(pedidoEm) })}
        {antes > 0 && (
          <span className="sm sub"> {text('arquivamento.pedidos.depois', { count: antes })}</span>
        )}
      </td>
      <td data-rotulo={text('arquivamento.pedidos.atos')}>
        <span className={styles.answers}>
          {situacao === 'PEDIDO' && free && (
            <Button size="small" variant="contained" onClick={() => onOpen('conceder')}>
              {text('arquivamento.pedidos.conceder')}
            </Button>
          )}
          {situacao === 'PEDIDO' && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => onOpen('negar')}>
              {text('arquivamento.pedidos.negar')}
            </Button>
          )}
          {situacao === 'CONCEDIDO' && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => onOpen('encerrar')}>
              {text('caixa.atos.encerrarConsulta')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
};

/** Grants until a day, refuses with a reason, or ends what is being read. */
const Responder = ({ pedido, resposta, onClose }: Aberta & { readonly onClose: () => void }) => {
  const text = useText();
  const { conceder, negar, encerrar } = useResponder();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const [ate, setAte] = useState<string>();
  const [wrongDay, setWrongDay] = useState<string>();
  const { id: pedidoId, conteudoId: id, quem } = pedido;
  const said = { item: nameOf(pedido), quem };
  if (resposta === 'conceder')
    return (
      <ConfirmDialog
        open
        title={text('arquivamento.pedidos.concederTitulo', said)}
        confirmLabel={text('arquivamento.pedidos.conceder')}
        busy={busy}
        error={error}
        onConfirm={() => {
          if (wrongDay !== undefined) return;
          if (ate === undefined) refuse(text('arquivamento.pedidos.escolhaDia'));
          else
            void run(async () => {
              await conceder.act({ params: { id }, body: { pedidoId, ate } });
              notify(text('arquivamento.pedidos.concedido', said));
            });
        }}
        onClose={onClose}
      >
        <p>{text('arquivamento.pedidos.concederTexto')}</p>
        <div className={styles.asked}>
          <DateField
            label={text('arquivamento.pedidos.ate')}
            value={ate}
            min={isoDay(new Date())}
            onChange={(day) => {
              setAte(day);
              refuse(undefined);
            }}
            onInvalid={setWrongDay}
          />
        </div>
      </ConfirmDialog>
    );
  if (resposta === 'negar')
    return (
      <ConfirmDialog
        open
        title={text('arquivamento.pedidos.negarTitulo', said)}
        confirmLabel={text('arquivamento.pedidos.negar')}
        busy={busy}
        error={error}
        reason={{
          label: text('consulta.confirmar.cancelarMotivo'),
          hint: text('consulta.confirmar.cancelarDica'),
          required: true,
        }}
        onConfirm={(motivo) =>
          void run(async () => {
            await negar.act({ params: { id }, body: { pedidoId, motivo } });
            notify(text('arquivamento.pedidos.negado', said));
          })
        }
        onClose={onClose}
      >
        {text('arquivamento.pedidos.negarTexto')}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.encerrarConsulta', { documento: nameOf(pedido) })}
      confirmLabel={text('caixa.atos.encerrarConsulta')}
      busy={busy}
      error={error}
      onConfirm={() =>
        void run(async () => {
          await encerrar.act({ params: { id, nome: 'encerrarConsulta' }, body: {} });
          notify(text('arquivamento.pedidos.encerrado', said));
        })
      }
      onClose={onClose}
    >
      {text('consulta.confirmar.encerrarConsultaTexto')}
    </ConfirmDialog>
  );
};
