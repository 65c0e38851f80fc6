import type { UseQueryResult } from '@tanstack/react-query';
import type { Documento, ItemCaixa } from '#schemas/generated.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { usePdf } from '../queries.ts';
import styles from './Reading.module.css';

/** What is shown under the facts. */
export type BodyView = 'documento' | 'andamento';

interface ReadingBodyProps {
  readonly item: ItemCaixa;
  readonly documento: UseQueryResult<Documento, HttpProblem>;
  readonly view: BodyView;
}

const concluded = 1;

/** The document as it reads; the history of a draft, or when it is asked for. */
export const ReadingBody = ({ item, documento, view }: ReadingBodyProps) => {
  const text = useText();
  const readable = view === 'documento' && item.fase === concluded;
  const pdf = usePdf(item.id, documento.data?.versao, readable);
  if (documento.isError)
    return (
      <div className={styles.trail}>
        <ErrorState
          error={documento.error}
          title={text('caixa.leitura.naoCarregou')}
          onRetry={() => void documento.refetch()}
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
