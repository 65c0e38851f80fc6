import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Comparison } from '../compare-file.ts';
import type { FileCheck } from '../use-file-check.ts';
import tones from '#src/ui/tones.module.css';
import styles from './Verificar.module.css';

/** What the file that was dropped is. */
export const FileResult = ({ check }: { readonly check: FileCheck }) => {
  const text = useText();
  if (check.kind === 'conferindo')
    return (
      <div className={styles.checking} role="status">
        <LoaderCircle size={18} aria-hidden="true" />
        {text('verificar.conferindo', { nome: check.nome })}
      </div>
    );
  if (check.kind === 'falhou')
    return (
      <Note tone="rubro" alert>
        {check.motivo}
      </Note>
    );
  const { result, nome, sha256 } = check;
  const { icon: Icon, tone } = looks[result.kind];
  return (
    <section
      className={classes(styles.fileResult, tones[tone])}
      aria-label={text('verificar.arquivo.titulo')}
    >
      <Icon size={22} aria-hidden="true" />
      <div className="grow">
        <h2 className={styles.fileTitle}>{titleOf(text, result)}</h2>
        <p className="sm">{explain(text, result, nome)}</p>
        {result.kind === 'outro' && (
          <p className="sm">
            <Link to={`/verificar/${result.codigo}`}>{text('verificar.arquivo.verOutro')}</Link>
          </p>
        )}
        <p className={styles.digest}>
          {text('verificar.arquivo.sha256')}: <span className="mono">{sha256}</span>
        </p>
      </div>
    </section>
  );
};

const looks: Record<
  Comparison['kind'],
  { readonly icon: LucideIcon; readonly tone: 'verde' | 'ambar' | 'rubro' }
> = {
  igual: { icon: CircleCheck, tone: 'verde' },
  deste: { icon: CircleCheck, tone: 'verde' },
  antigo: { icon: TriangleAlert, tone: 'ambar' },
  outro: { icon: CircleHelp, tone: 'ambar' },
  diferente: { icon: CircleAlert, tone: 'rubro' },
  desconhecido: { icon: CircleAlert, tone: 'rubro' },
};

const titleOf = (text: ReturnType<typeof useText>, { kind }: Comparison): string =>
  text(`verificar.arquivo.${kind === 'deste' ? 'igual' : kind}`);

const explain = (text: ReturnType<typeof useText>, result: Comparison, nome: string): string => {
  switch (result.kind) {
    case 'igual':
    case 'antigo':
      return text(`verificar.arquivo.${result.kind}Texto`, {
        nome,
        rotulo: result.arquivo.rotulo,
        quando: formatMoment(result.arquivo.emitidoEm),
      });
    case 'deste':
      return text('verificar.arquivo.igualSemDados', { nome, rotulo: result.rotulo });
    case 'outro':
      return text('verificar.arquivo.outroTexto', { nome, codigo: result.codigo });
    case 'diferente':
    case 'desconhecido':
      return text(`verificar.arquivo.${result.kind}Texto`, { nome });
  }
};
