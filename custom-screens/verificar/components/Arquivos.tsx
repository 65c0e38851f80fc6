import { Download } from 'lucide-react';
import { verificacaoApi } from '#schemas/api/verificacao.ts';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import { download } from '#src/data/download.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import styles from './Verificar.module.css';

/** Every file that was issued, with the digest by which a copy is recognised. */
export const Arquivos = ({ verificacao }: { readonly verificacao: Verificacao }) => {
  const text = useText();
  const { arquivos, codigo } = verificacao;
  if (arquivos.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{text('verificar.arquivos')}</h3>
      <p className="sm sub">{text('verificar.arquivosTexto')}</p>
      <ul>
        {arquivos.map(({ sha256, rotulo, emitidoEm, vigente }) => (
          <li key={sha256} className={styles.issued}>
            <div className="grow">
              <div>
                <b>{rotulo}</b>{' '}
                <span className="sm sub">
                  {text('verificar.emitidoEm', { quando: formatMoment(emitidoEm) })}
                  {vigente && ` · ${text('verificar.vigente').toLocaleLowerCase('pt-BR')}`}
                </span>
              </div>
              <div className={styles.digest}>
                <span className="vh">{text('verificar.sha256')}: </span>
                <span className="mono">{sha256}</span>
              </div>
            </div>
            <IconAction
              icon={Download}
              size="small"
              className="no-print"
              label={text('verificar.baixar', { rotulo })}
              onClick={() =>
                void download(verificacaoApi.baixar, { params: { codigo, sha256 } }).catch(notifyProblem)
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
};
