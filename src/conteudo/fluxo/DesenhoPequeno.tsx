import type { DesenhoDoConteudo } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from './DesenhoPequeno.module.css';

type Elemento = DesenhoDoConteudo['elementos'][number];

/** The flow as it was drawn: what passed, where it stands, what is left. */
export const DesenhoPequeno = ({ desenho }: { readonly desenho: DesenhoDoConteudo }) => {
  const text = useText();
  const { elementos, ligacoes } = desenho;
  if (elementos.length === 0) return null;
  const named = (estado: Elemento['estado']): string =>
    elementos.flatMap((one) => (one.estado === estado && one.nome !== '' ? [one.nome] : [])).join(', ');
  const left = Math.min(...elementos.map(({ x }) => x)) - 24;
  const top = Math.min(...elementos.map(({ y }) => y)) - 24;
  const right = Math.max(...elementos.map(({ x, largura }) => x + largura)) + 24;
  const bottom = Math.max(...elementos.map(({ y, altura }) => y + altura)) + 24;
  return (
    <div className={styles.picture} tabIndex={0} role="group" aria-label={text('atividades.desenho')}>
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        width={(right - left) * 0.62}
        role="img"
        aria-label={text('atividades.desenhoDiz', {
          feito: named('FEITO') || text('atividades.desenhoNada'),
          agora:
            [named('AGORA'), named('PROBLEMA')].filter(Boolean).join(', ') || text('atividades.desenhoNada'),
        })}
      >
        {ligacoes.map((points, index) => (
          <polyline
            key={index}
            className={styles.link}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {elementos.map((one) => (
          <Desenhado key={one.id} elemento={one} />
        ))}
      </svg>
    </div>
  );
};

const Desenhado = ({ elemento }: { readonly elemento: Elemento }) => {
  const { nome, forma, x, y, largura, altura, estado } = elemento;
  const look = classes(
    styles.shape,
    forma === 'GRUPO' && styles.around,
    estado === 'FEITO' && styles.done,
    estado === 'AGORA' && styles.now,
    estado === 'PROBLEMA' && styles.stopped,
  );
  const half = { x: x + largura / 2, y: y + altura / 2 };
  if (forma === 'DECISAO')
    return (
      <path
        className={look}
        d={`M${half.x} ${y}L${x + largura} ${half.y}L${half.x} ${y + altura}L${x} ${half.y}Z`}
      >
        <title>{nome}</title>
      </path>
    );
  if (forma === 'EVENTO' || forma === 'TEMPO')
    return (
      <circle className={look} cx={half.x} cy={half.y} r={largura / 2}>
        <title>{nome}</title>
      </circle>
    );
  return (
    <>
      <rect className={look} x={x} y={y} width={largura} height={altura} rx={8}>
        <title>{nome}</title>
      </rect>
      {forma === 'TAREFA' && (
        <foreignObject x={x} y={y} width={largura} height={altura}>
          <div
            className={classes(styles.name, (estado === 'AGORA' || estado === 'PROBLEMA') && styles.nameNow)}
          >
            {nome}
          </div>
        </foreignObject>
      )}
    </>
  );
};
