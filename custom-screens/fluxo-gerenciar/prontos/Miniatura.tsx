import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import styles from './Prontos.module.css';

/** A whole flow at a glance: its shapes and links, without words. */
export const Miniatura = ({ desenho: { elementos, ligacoes } }: { readonly desenho: DesenhoDoConteudo }) => {
  const bends = ligacoes.flatMap(({ pontos }) => pontos);
  const xs = [...elementos.flatMap(({ x, largura }) => [x, x + largura]), ...bends.map(({ x }) => x)];
  const ys = [...elementos.flatMap(({ y, altura }) => [y, y + altura]), ...bends.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 12, Math.min(...ys) - 12];
  return (
    <svg
      className={styles.small}
      viewBox={`${left} ${top} ${Math.max(...xs) + 12 - left} ${Math.max(...ys) + 12 - top}`}
      aria-hidden="true"
    >
      {ligacoes.map(({ pontos }, index) => (
        <polyline key={index} points={pontos.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {elementos.map(({ id, forma, x, y, largura, altura }) =>
        forma === 'TAREFA' || forma === 'GRUPO' ? (
          <rect key={id} x={x} y={y} width={largura} height={altura} rx={10} />
        ) : forma === 'DECISAO' ? (
          <path
            key={id}
            d={`M${x + largura / 2} ${y}l${largura / 2} ${altura / 2}l${-largura / 2} ${altura / 2}l${-largura / 2} ${-altura / 2}Z`}
          />
        ) : (
          <circle key={id} cx={x + largura / 2} cy={y + altura / 2} r={largura / 2} />
        ),
      )}
    </svg>
  );
};
