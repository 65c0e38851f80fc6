import { Link } from 'react-router';
import type { FluxoMigracaoItem } from '#schemas/generated.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The name of a content, where the person sees it. */
export const Conteudo = ({ conteudo }: { readonly conteudo: FluxoMigracaoItem['conteudo'] | undefined }) => {
  const text = useText();
  if (!conteudo) return <span className="sub">{text('fluxoMigracao.fora')}</span>;
  return (
    <Link to={consultaPath(conteudo.id, conteudo.tipo)}>
      {conteudo.numero === undefined ? conteudo.assunto : `${conteudo.numero}: ${conteudo.assunto}`}
    </Link>
  );
};
