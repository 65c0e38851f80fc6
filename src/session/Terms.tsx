import { temaApi } from '#schemas/api/tema.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';

/** The terms of the institution, or those of the product where it wrote none. */
export const Terms = () => {
  const text = useText();
  const { data, error, refetch } = useRead(temaApi.termos, {}, { ownError: true });
  if (error)
    return (
      <ErrorState error={error} title={text('shell.sobre.termosNaoLidos')} onRetry={() => void refetch()} />
    );
  if (!data) return <p role="status">{text('shell.carregando')}</p>;
  const paragraphs = (data.texto ?? text('shell.sobre.termosTexto')).split(/\n\s*\n/);
  return (
    <section aria-label={text('shell.sobre.termos')} style={{ marginTop: 12, maxWidth: '72ch' }}>
      {paragraphs.map((paragraph, index) => (
        // the paragraphs of one text never change places
        <p key={index} className="sub sm" style={{ marginBottom: 8, whiteSpace: 'pre-line' }}>
          {paragraph.trim()}
        </p>
      ))}
    </section>
  );
};
