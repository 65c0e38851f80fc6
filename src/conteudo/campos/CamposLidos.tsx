import { Download, ExternalLink } from 'lucide-react';
import { arquivoApi } from '#schemas/api/arquivo.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import { download } from '#src/data/download.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { prazoText } from './prazo-text.ts';
import styles from './Campos.module.css';

/** Custom fields with what was written in them, to be read; those that nobody filled are left out. */
export const CamposLidos = ({ campos }: { readonly campos: readonly CampoConteudo[] }) => (
  <Facts
    items={campos
      .filter(
        ({ tipo, texto, prazo }) => texto !== undefined || prazo !== undefined || tipo === tipoCampo.vinculo,
      )
      .map((campo) => [campo.rotulo, <CampoLido key={campo.rotulo} campo={campo} />])}
  />
);

/** The value of a field, with its term and what there is to know of it. */
const CampoLido = ({ campo }: { readonly campo: CampoConteudo }) => {
  const text = useText();
  const { prazo, retirado = false } = campo;
  return (
    <span className={styles.lido}>
      <Valor campo={campo} />
      {prazo && (
        <span className="xs mut" data-vencido={prazo.vencido}>
          {prazoText(prazo)}
        </span>
      )}
      {retirado && <span className="xs mut">{text('campos.retirado')}</span>}
    </span>
  );
};

const Valor = ({ campo: { tipo, texto, arquivo, endereco } }: { readonly campo: CampoConteudo }) => {
  const text = useText();
  if (tipo === tipoCampo.vinculo)
    return endereco === undefined ? (
      <span className="sub">{text('campos.semNumero')}</span>
    ) : (
      <a className={styles.vinculo} href={endereco} target="_blank" rel="noopener noreferrer">
        {endereco}
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    );
  if (!arquivo) return <span className={styles.texto}>{texto ?? ''}</span>;
  const { id, nome, tamanho } = arquivo;
  return (
    <button
      type="button"
      className={styles.vinculo}
      onClick={() => void download(arquivoApi.baixar, { params: { id } })}
    >
      {nome}
      <span className="xs mut num">{formatBytes(tamanho)}</span>
      <Download size={14} aria-hidden="true" />
    </button>
  );
};
