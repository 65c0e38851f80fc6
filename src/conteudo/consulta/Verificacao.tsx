import { Copy, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { copyText } from './copy-text.ts';
import styles from '#src/conteudo/Consulta.module.css';

interface VerificacaoProps {
  readonly codigo: string | undefined;
  readonly sha256?: string | undefined;
  readonly children?: ReactNode;
}

/** The code and the digest with which anybody checks a copy. */
export const Verificacao = ({ codigo, sha256, children }: VerificacaoProps) => {
  const text = useText();
  return (
    <ConsultaBlock title={text('consulta.dados.verificacao')}>
      {codigo === undefined ? (
        <p className="sm sub">{text('consulta.dados.semVerificacao')}</p>
      ) : (
        <>
          <Facts
            items={[
              [
                text('consulta.dados.codigo'),
                <Copyable
                  key="codigo"
                  value={codigo}
                  label={text('consulta.dados.copiarCodigo')}
                  name={text('consulta.dados.codigoNome')}
                />,
              ],
              [
                text('consulta.dados.sha256'),
                sha256 && (
                  <Copyable
                    key="sha256"
                    value={sha256}
                    label={text('consulta.dados.copiarHash')}
                    name={text('consulta.dados.hashNome')}
                  />
                ),
              ],
            ]}
          />
          {children}
          <Link className={styles.publicPage} to={`/verificar/${codigo}`} target="_blank" rel="noopener">
            {text('consulta.dados.paginaPublica')}
            <ExternalLink size={14} aria-hidden="true" />
          </Link>
        </>
      )}
    </ConsultaBlock>
  );
};

interface CopyableProps {
  readonly value: string;
  /** What the button does. */
  readonly label: string;
  /** What was copied, in the message. */
  readonly name: string;
}

const Copyable = ({ value, label, name }: CopyableProps) => (
  <span className={styles.copyable}>
    <span className="mono">{value}</span>
    <IconAction icon={Copy} size="small" label={label} onClick={() => void copyText(value, name)} />
  </span>
);
