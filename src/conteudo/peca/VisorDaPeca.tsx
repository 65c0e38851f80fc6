import Button from '@mui/material/Button';
import { Archive, Download, File } from 'lucide-react';
import type { ReactNode } from 'react';
import { pecaApi } from '#schemas/api/peca.ts';
import { defined } from '#schemas/defined.ts';
import type { ArquivoDaPeca, PecaArquivo } from '#schemas/shapes/peca.ts';
import { useFile } from '#src/data/use-file.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { Previa } from '../anexos/Previa.tsx';
import { Dentro } from './Dentro.tsx';
import { addressOf, Tocador } from './Tocador.tsx';
import styles from './Peca.module.css';

interface VisorDaPecaProps {
  readonly peca: PecaArquivo;
  /** Always in the bar. */
  readonly actions?: ReactNode;
  readonly more?: { readonly label: string; readonly actions: readonly BarAction[] };
  /** Of a sound or a film, the second at which it begins. */
  readonly inicio?: number | undefined;
}

/** A larger one is not brought whole into the page. */
const largestShown = 60 * 1_048_576;

/** The file of a piece, shown as what it is; what no page shows is named and downloaded. */
export const VisorDaPeca = (props: VisorDaPecaProps) => {
  const { peca } = props;
  const { arquivo } = peca;
  if (!arquivo) return <Fisica {...props} />;
  if (arquivo.forma === 'pdf' && arquivo.tamanho <= largestShown) return <Pdf {...props} arquivo={arquivo} />;
  return (
    <Moldura {...props} arquivo={arquivo}>
      <Corpo peca={peca} arquivo={arquivo} inicio={props.inicio} />
    </Moldura>
  );
};

type WithFile = VisorDaPecaProps & { readonly arquivo: ArquivoDaPeca };

/** The browser itself saves it, whatever its size. */
const saveFile = async (id: number, nome: string): Promise<void> => {
  const link = document.createElement('a');
  link.href = await addressOf(id);
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
};

const Pdf = ({ peca, arquivo, actions, more }: WithFile) => {
  const text = useText();
  const pdf = useFile(pecaApi.arquivo, { params: { id: peca.id } });
  return (
    <PdfViewer
      file={pdf.data?.blob}
      title={arquivo.nome}
      error={pdf.error ?? undefined}
      onRetry={() => void pdf.refetch()}
      actions={actions}
      tools={[
        {
          id: 'baixar',
          label: text('pecaTela.visor.baixar', { nome: arquivo.nome }),
          icon: Download,
          perform: () => void saveFile(peca.id, arquivo.nome).catch(notifyProblem),
        },
      ]}
      {...defined({ more })}
    />
  );
};

const Moldura = ({ peca, arquivo, actions, more, children }: WithFile & { readonly children: ReactNode }) => {
  const text = useText();
  return (
    <div className={styles.visor}>
      <div className={styles.cabeca}>
        {actions}
        <p className={styles.titulo}>
          {arquivo.nome} <span className="xs mut num">{formatBytes(arquivo.tamanho)}</span>
        </p>
        <IconAction
          size="small"
          icon={Download}
          label={text('pecaTela.visor.baixar', { nome: arquivo.nome })}
          onClick={() => void saveFile(peca.id, arquivo.nome).catch(notifyProblem)}
        />
        {more && <MoreActions size="small" actions={more.actions} label={more.label} />}
      </div>
      <div className={styles.corpo}>{children}</div>
    </div>
  );
};

interface CorpoProps {
  readonly peca: PecaArquivo;
  readonly arquivo: ArquivoDaPeca;
  readonly inicio: number | undefined;
}

const Corpo = ({ peca, arquivo, inicio }: CorpoProps) => {
  const { forma, tamanho } = arquivo;
  if (forma === 'audio' || forma === 'video') return <Tocador peca={peca} forma={forma} inicio={inicio} />;
  if (forma === 'mensagem' || forma === 'pacote' || forma === 'planilha') return <Dentro peca={peca} />;
  if ((forma === 'imagem' || forma === 'texto') && tamanho <= largestShown)
    return <Mostrada peca={peca} arquivo={arquivo} />;
  return <Guardada peca={peca} arquivo={arquivo} />;
};

const Mostrada = ({ peca, arquivo }: Omit<CorpoProps, 'inicio'>) => {
  const text = useText();
  const file = useFile(pecaApi.arquivo, { params: { id: peca.id } });
  if (file.error && !file.data) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  if (!file.data) return <p className="sub">{text('pecaTela.visor.abrindo')}</p>;
  return <Previa blob={file.data.blob} tipo={arquivo.tipo} nome={arquivo.nome} />;
};

/** A drawing, a map, or whatever else: it is kept as it came. */
const Guardada = ({ peca, arquivo }: Omit<CorpoProps, 'inicio'>) => {
  const text = useText();
  return (
    <EmptyState
      icon={File}
      title={text(`pecaTela.visor.formas.${arquivo.forma}`)}
      action={
        <Button
          variant="contained"
          startIcon={<Download aria-hidden="true" />}
          onClick={() => void saveFile(peca.id, arquivo.nome).catch(notifyProblem)}
        >
          {text('pecaTela.visor.baixarBotao')}
        </Button>
      }
    >
      {text('pecaTela.visor.guardada', { nome: arquivo.nome })}
    </EmptyState>
  );
};

const Fisica = ({ peca, actions, more }: VisorDaPecaProps) => {
  const text = useText();
  return (
    <div className={styles.visor}>
      <div className={styles.cabeca}>
        {actions}
        <p className={styles.titulo}>{peca.assunto}</p>
        {more && <MoreActions size="small" actions={more.actions} label={more.label} />}
      </div>
      <div className={styles.corpo}>
        <EmptyState icon={Archive} title={text('pecaTela.visor.fisica')}>
          {peca.localFisico}
        </EmptyState>
      </div>
    </div>
  );
};
