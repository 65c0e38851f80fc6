import Button from '@mui/material/Button';
import { CloudOff, PenLine, Plus, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import { widgetKindOf } from '#schemas/painel/widget-kinds.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { daysBetween, formatTime } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { fullListPath } from '#src/painel/full-list-path.ts';
import type { ShownBlock } from '#src/painel/keep-shown.ts';
import { iconOf } from '#src/painel/widget-icons.ts';
import { emptyText } from '#src/painel/widget-names.ts';
import { Can } from '#src/session/Can.tsx';
import { useSignedIn } from '#src/session/session-store.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Atalhos } from './Atalhos.tsx';
import { WidgetRows } from './WidgetRows.tsx';
import styles from './Home.module.css';
import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';

const novoDocumentoPath = '/principal/documento/cadastro';
const assinaturaPath = '/principal/assinatura';

/** What shows a report, and its texts, fetched by who has one in the home. */
const WidgetReport = later(
  async () => {
    const [part] = await Promise.all([import('./WidgetReport.tsx'), loadTexts('relatorios')]);
    return part.WidgetReport;
  },
  <ListSkeleton rows={4} />,
);

interface WidgetProps {
  readonly widget: WidgetPainel;
  readonly block: ShownBlock | undefined;
  readonly onRetry: () => void;
}

/** What a block shows: its rows, or that there are none, or why it could not be read. */
export const WidgetBody = ({ widget, block, onRetry }: WidgetProps) => {
  const text = useText();
  const empty = useEmptyText(widget.tipo);
  if (!block) return <ListSkeleton rows={widgetKindOf(widget.tipo)?.linhas ?? 4} />;
  const { relatorio } = block;
  const shown = block.contadores ?? relatorio ?? block.total;
  const kind = widgetKindOf(widget.tipo);
  if (block.falha !== undefined && shown === undefined)
    return (
      <div className={styles.empty}>
        <Blank
          icon={CloudOff}
          title={text('shell.home.falhou')}
          alert
          action={
            <Button startIcon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
              {text('ui.tentarDeNovo')}
            </Button>
          }
        >
          <p>{block.falha}</p>
        </Blank>
      </div>
    );
  return (
    <>
      {block.falha !== undefined && (
        <p role="alert" className={styles.stale}>
          {block.falha} {text('painel.lidoAntes', { quando: relativeTime(block.lidoEm) })}
        </p>
      )}
      {block.contadores && <Atalhos contadores={block.contadores} />}
      {relatorio && relatorio.linhas.length > 0 && (
        <WidgetReport relatorio={relatorio} drawn={widget.tipo === 'grafico'} most={kind?.linhas ?? 0} />
      )}
      {(block.total === 0 || relatorio?.linhas.length === 0) && (
        <div className={styles.empty}>
          <Blank icon={iconOf(kind?.icone ?? '')} title={empty} />
        </div>
      )}
      {(block.total ?? 0) > 0 && <WidgetRows block={block} />}
    </>
  );
};

/** The oldest blocks say what brings something to them, in every language. */
const useEmptyText = (tipo: string): string => {
  const text = useText();
  const { sigla } = useSignedIn().dados.departamento;
  switch (tipo) {
    case 'aReceber':
      return text('shell.home.nadaReceber', { unidade: sigla });
    case 'paraAssinar':
      return text('shell.home.nadaAssinar');
    case 'minutas':
      return text('shell.home.nadaMinutas');
    case 'comigo':
      return text('shell.home.nadaComigo');
    case 'mensagens':
      return text('shell.home.semNotificacoes');
    default:
      return emptyText(tipo);
  }
};

const footerText = (tipo: string): MessageKey => {
  if (tipo === 'atalhos') return 'shell.home.abrirCaixa';
  return widgetKindOf(tipo)?.fonte.de === 'relatorio' ? 'painel.verRelatorio' : 'painel.verTodos';
};

/** Of today the hour alone: "Atualizado 09:12". */
const updatedAt = (when: string): string =>
  daysBetween(when, new Date()) === 0 ? formatTime(when) : relativeTime(when);

/** The way to the whole list, and how old what is shown is. */
export const WidgetFooter = ({ widget, block }: Pick<WidgetProps, 'widget' | 'block'>) => {
  const text = useText();
  const me = useSignedIn().dados.usuario.idUsuario;
  return (
    <span className={styles.footer}>
      <Link className={styles.more} to={fullListPath(widget, me)}>
        {text(footerText(widget.tipo))}
      </Link>
      {block && (
        <time className="xs mut" dateTime={block.lidoEm}>
          {text('painel.lido', { quando: updatedAt(block.lidoEm) })}
        </time>
      )}
    </span>
  );
};

/** At the right of the title: how many there are, and the act that the block is for. */
export const WidgetSide = ({
  widget,
  block,
  counted,
}: Pick<WidgetProps, 'widget' | 'block'> & { readonly counted: boolean }) => {
  const text = useText();
  const total = block?.total;
  return (
    <>
      {widget.tipo === 'minutas' && (
        <Can permission="documentoIncluir">
          <IconAction
            icon={Plus}
            size="small"
            label={text('shell.home.novoDocumento')}
            to={novoDocumentoPath}
          />
        </Can>
      )}
      {widget.tipo === 'paraAssinar' && total !== undefined && total > 0 && (
        <Button
          component={Link}
          to={assinaturaPath}
          size="small"
          variant="contained"
          color="primary"
          startIcon={<PenLine aria-hidden="true" />}
        >
          {text('shell.home.assinar', { count: total })}
        </Button>
      )}
      {counted && widget.tipo !== 'paraAssinar' && total !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{block?.totalExato === false ? `${total}+` : total}</span>
          <span className="vh">
            {block?.totalExato === false
              ? text('painel.maisDeMil', { count: total })
              : text('painel.itens', { count: total })}
          </span>
        </span>
      )}
    </>
  );
};
