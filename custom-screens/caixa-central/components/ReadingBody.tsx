import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { usePdf, type LidoRead } from '../queries.ts';
import styles from './Reading.module.css';

/** What is shown under the facts. */
export type BodyView = 'documento' | 'andamento';

interface ReadingBodyProps {
  readonly item: ItemCaixa;
  readonly conteudo: LidoRead;
  readonly view: BodyView;
}

const concluded = 1;
/** Kinds that have a paper of their own. */
const withPaper: readonly number[] = [tipoConteudo.documento, tipoConteudo.arquivoDigital];

/** What was concluded as it reads; the history of a draft, of a process, or when it is asked for. */
export const ReadingBody = ({ item, conteudo, view }: ReadingBodyProps) => {
  const text = useText();
  const readable = view === 'documento' && item.fase === concluded && withPaper.includes(item.tipo);
  const pdf = usePdf(item, conteudo.data?.versao, readable);
  if (conteudo.isError)
    return (
      <div className={styles.trail}>
        <ErrorState
          error={conteudo.error}
          title={text('caixa.leitura.naoCarregou')}
          onRetry={() => void conteudo.refetch()}
        />
      </div>
    );
  if (readable)
    return (
      <div className={styles.paper}>
        <PdfViewer
          file={pdf.data}
          title={itemName(item)}
          error={pdf.error}
          onRetry={() => void pdf.refetch()}
        />
      </div>
    );
  return (
    <div className={styles.trail}>
      <TrilhaConteudo conteudoId={item.id} filters />
    </div>
  );
};
