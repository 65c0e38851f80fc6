import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { later } from '#src/ui/later.tsx';
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
const withPaper: readonly number[] = [
  tipoConteudo.documento,
  tipoConteudo.formularioPdf,
  tipoConteudo.arquivoDigital,
];

/** It comes with the first lot that is read, with its texts. */
const ItensLidos = later(async () => {
  const [module] = await Promise.all([import('#src/conteudo/lote/ItensLidos.tsx'), loadTexts('lote-tela')]);
  return module.ItensLidos;
});

/** What was concluded as it reads; the items of a lot; the history of a draft, of a process, or when it is asked for. */
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
  if (view === 'documento' && item.tipo === tipoConteudo.lote)
    return (
      <div className={styles.trail}>{conteudo.data?.itens && <ItensLidos itens={conteudo.data.itens} />}</div>
    );
  return (
    <div className={styles.trail}>
      <TrilhaConteudo conteudoId={item.id} filters />
    </div>
  );
};
