import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Desenho, type ElementoDesenhado } from './Desenho.tsx';
import styles from './DesenhoPequeno.module.css';

/** The flow as it was drawn: what passed, where it stands, what is left. */
export const DesenhoPequeno = ({ desenho }: { readonly desenho: DesenhoDoConteudo }) => {
  const text = useText();
  const { elementos } = desenho;
  if (elementos.length === 0) return null;
  const named = (estado: ElementoDesenhado['estado']): string =>
    elementos.flatMap((one) => (one.estado === estado && one.nome !== '' ? [one.nome] : [])).join(', ');
  const first = (estado: ElementoDesenhado['estado']): ElementoDesenhado | undefined =>
    elementos.find((one) => one.estado === estado);
  const stopped = named('PROBLEMA');
  return (
    <Desenho
      at={first('PROBLEMA') ?? first('AGORA')}
      desenho={desenho}
      label={text('atividades.desenho')}
      said={text(stopped === '' ? 'atividades.desenhoDiz' : 'atividades.desenhoParou', {
        feito: named('FEITO') || text('atividades.desenhoNada'),
        agora: named('AGORA') || text('atividades.desenhoNada'),
        parou: stopped,
      })}
      lookOf={({ estado }) => ({
        shape: classes(
          estado === 'FEITO' && styles.done,
          estado === 'AGORA' && styles.now,
          estado === 'PROBLEMA' && styles.stopped,
        ),
        name: (estado === 'AGORA' || estado === 'PROBLEMA') && styles.nameNow,
      })}
    />
  );
};
