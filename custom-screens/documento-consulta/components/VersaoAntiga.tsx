import { Link } from 'react-router-dom';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useText } from '#src/i18n/use-text.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** Says that the version on the screen is not the present one, and leads to it. */
export const VersaoAntiga = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  return (
    <div className={styles.old}>
      <Note tone="ambar">
        {text('consulta.versaoAntiga', { n: documento.numeroVersao })}{' '}
        <Link to={consultaPath(documento.id)}>{text('consulta.verAtual')}</Link>
      </Note>
    </div>
  );
};
