import { BadgeCheck, Download, FileDown, PenLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { anexoApi } from '#schemas/api/anexo.ts';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { Anexo } from '#schemas/shapes/anexo.ts';
import { assinaturaAnexoPath } from '#src/conteudo/content-path.ts';
import { download } from '#src/data/download.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { iconOfFile, isShown } from './kind-of-file.ts';
import { TextoDoAnexo } from './TextoDoAnexo.tsx';
import styles from './Anexos.module.css';

interface AnexoRowProps {
  readonly conteudoId: number;
  /** Kind of the content. */
  readonly tipo: number;
  readonly anexo: Anexo;
  readonly onShow: (anexo: Anexo) => void;
  readonly onRemove: (anexo: Anexo) => void;
}

/** Who signed, as many as are named. */
const mostNames = 3;

/** One attachment: its name opens it, or saves what no browser shows. */
export const AnexoRow = ({ conteudoId, tipo: especie, anexo, onShow, onRemove }: AnexoRowProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { id, nome, tipo, tamanho, anexadoEm, anexadoPor, posterior, remover, assinaturas = [] } = anexo;
  const Icon = iconOfFile(tipo);
  const save = (): void =>
    void download(anexoApi.baixar, { params: { id: conteudoId, anexoId: id } }).catch(notifyProblem);
  const saveSigned = (): void =>
    void download(certificadoApi.baixarAssinado, { params: { id: conteudoId, anexoId: id } }).catch(
      notifyProblem,
    );
  const shown = isShown(tipo);
  return (
    <li className={styles.row}>
      <Icon size={18} aria-hidden="true" className={styles.kind} />
      <div className="grow">
        <button
          type="button"
          className={styles.name}
          aria-label={text(shown ? 'anexos.ver' : 'anexos.baixar', { nome })}
          onClick={shown ? () => onShow(anexo) : save}
        >
          {nome}
        </button>
        <p className="xs mut">
          <span className="num">{formatBytes(tamanho)}</span>
          {' · '}
          <span title={formatMinute(anexadoEm)}>
            {text('anexos.porQuem', {
              nome: anexadoPor.nome,
              unidade: anexadoPor.unidade,
              quando: relativeTime(anexadoEm),
            })}
          </span>
        </p>
        <TextoDoAnexo conteudoId={conteudoId} anexo={anexo} />
        {assinaturas.slice(0, mostNames).map(({ nome: quem, em }) => (
          <p key={`${quem} ${em}`} className={styles.signed}>
            <BadgeCheck size={14} aria-hidden="true" />
            {text('anexos.assinadoPor', { nome: quem, quando: formatMinute(em) })}
          </p>
        ))}
        {assinaturas.length > mostNames && (
          <p className="xs mut">
            {text('anexos.maisAssinaturas', { count: assinaturas.length - mostNames })}
          </p>
        )}
        {posterior && <p className="xs mut">{text('anexos.posterior')}</p>}
      </div>
      <span className={styles.acts}>
        {shown && (
          <IconAction size="small" icon={Download} label={text('anexos.baixar', { nome })} onClick={save} />
        )}
        {anexo.separada && (
          <IconAction
            size="small"
            icon={FileDown}
            label={text('anexos.baixarAssinado', { nome })}
            onClick={saveSigned}
          />
        )}
        {anexo.assinavel && (
          <IconAction
            size="small"
            icon={PenLine}
            label={text('anexos.assinarNome', { nome })}
            onClick={() => void navigate(assinaturaAnexoPath(conteudoId, id, especie))}
          />
        )}
        {remover.permitida && (
          <IconAction
            size="small"
            icon={Trash2}
            label={text('anexos.retirarNome', { nome })}
            onClick={() => onRemove(anexo)}
          />
        )}
      </span>
    </li>
  );
};
