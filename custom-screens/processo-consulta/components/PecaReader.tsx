import { defined } from '#schemas/defined.ts';
import { BookCopy, ChevronLeft, ChevronRight, ExternalLink, Send, Unlink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { VisorDaPeca } from '#src/conteudo/peca/VisorDaPeca.tsx';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import { isReadable, type Neighbours } from '../peca-list.ts';
import { usePdfDaPeca, usePecaArquivo } from '../queries.ts';
import { usePecaLida } from '../use-peca-lida.ts';
import own from '../Processo.module.css';

interface PecaReaderProps {
  readonly processo: Processo;
  readonly peca: Peca | undefined;
  readonly around: Neighbours;
  readonly onOpen: (peca: Peca | undefined) => void;
  readonly onAsk: (ask: 'retirar' | 'mover', peca: Peca) => void;
}

/** The piece that is read, with the way to the one before and the one after. */
export const PecaReader = (props: PecaReaderProps) => {
  const text = useText();
  const { processo, peca } = props;
  return (
    <section className={styles.reader} aria-label={text('processoConsulta.abas.leitura')}>
      {peca ? (
        <Reading {...props} peca={peca} />
      ) : (
        <EmptyState
          icon={BookCopy}
          title={text(
            processo.pecas.some(isReadable)
              ? 'processoConsulta.pecas.escolha'
              : 'processoConsulta.pecas.nenhuma',
          )}
        >
          {text(
            processo.pecas.some(isReadable)
              ? 'processoConsulta.pecas.escolhaTexto'
              : 'processoConsulta.pecas.nenhumaTexto',
          )}
        </EmptyState>
      )}
    </section>
  );
};

const Reading = ({ processo, peca, around, onOpen, onAsk }: PecaReaderProps & { readonly peca: Peca }) => {
  const text = useText();
  const navigate = useNavigate();
  const pdf = usePdfDaPeca(peca);
  const arquivo = usePecaArquivo(peca);
  usePecaLida(processo.id, peca, pdf.data !== undefined || arquivo.data !== undefined);
  const { conteudo, rotulo } = peca;
  if (!conteudo) return null;
  const nome = itemName(conteudo);
  const more: readonly BarAction[] = [
    {
      id: 'abrir',
      label: text('processoConsulta.pecas.abrir'),
      icon: ExternalLink,
      perform: () => void navigate(consultaPath(conteudo.id, conteudo.tipo)),
    },
    ...pecaAct(processo, peca, 'moverPeca', {
      label: text('processoConsulta.mover.botao'),
      icon: Send,
      perform: () => onAsk('mover', peca),
    }),
    ...pecaAct(processo, peca, 'retirarPeca', {
      label: text('processoConsulta.retirar.botao'),
      icon: Unlink,
      destructive: true,
      perform: () => onAsk('retirar', peca),
    }),
  ];
  const way = (
    <>
      <IconAction
        icon={ChevronLeft}
        size="small"
        label={text('processoConsulta.pecas.anterior')}
        disabled={!around.before}
        onClick={() => onOpen(around.before)}
      />
      <span className={own.place}>
        {text('processoConsulta.pecas.posicao', { n: around.position, total: around.total })}
      </span>
      <IconAction
        icon={ChevronRight}
        size="small"
        label={text('processoConsulta.pecas.seguinte')}
        disabled={!around.after}
        onClick={() => onOpen(around.after)}
      />
    </>
  );
  const menu = { label: text('processoConsulta.pecas.acoesDe', { rotulo }), actions: more };
  if (conteudo.tipo === tipoConteudo.peca) {
    if (arquivo.data) return <VisorDaPeca key={conteudo.id} peca={arquivo.data} actions={way} more={menu} />;
    return arquivo.error ? (
      <ErrorState error={arquivo.error} onRetry={() => void arquivo.refetch()} />
    ) : (
      <ListSkeleton rows={4} />
    );
  }
  return (
    <PdfViewer
      file={pdf.data?.blob}
      title={text('processoConsulta.pecas.nomeDe', { rotulo, nome })}
      error={pdf.error ?? undefined}
      onRetry={() => void pdf.refetch()}
      actions={way}
      more={menu}
    />
  );
};

/** An act of the process that is done on a piece, as the server judges it; nothing where it does not list it. */
const pecaAct = (
  { acoes }: Processo,
  { presa }: Peca,
  nome: string,
  look: Omit<BarAction, 'id' | 'motivo'>,
): readonly BarAction[] => {
  const acao: Acao | undefined = acoes.find((each) => each.nome === nome);
  if (!acao) return [];
  const motivo = acao.permitida ? presa : (acao.motivo ?? '');
  return [{ id: nome, ...look, ...defined({ motivo }) }];
};
