import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Linha, Parte } from './compare-texts.ts';
import { groupLines } from './group-lines.ts';
import styles from './LinhasComparadas.module.css';

interface LinhasComparadasProps {
  readonly linhas: readonly Linha[];
  /** Shows also what is the same and far from any change. */
  readonly tudo: boolean;
}

/** The lines of two texts: what left is struck, what entered is underlined, and each is said in words to who cannot see it. */
export const LinhasComparadas = ({ linhas, tudo }: LinhasComparadasProps) => (
  <div className={styles.lines}>
    {groupLines(linhas).map(({ longe, linhas: own }, index) =>
      longe && !tudo ? (
        <Folded key={index} linhas={own} />
      ) : (
        own.map((linha, at) => <Line key={`${index}.${at}`} linha={linha} />)
      ),
    )}
  </div>
);

const Folded = ({ linhas }: { readonly linhas: readonly Linha[] }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (open) return linhas.map((linha, index) => <Line key={index} linha={linha} />);
  return (
    <button type="button" className={styles.folded} onClick={() => setOpen(true)}>
      {text('consulta.comparacao.iguais', { count: linhas.length })}
    </button>
  );
};

const Line = ({ linha: { situacao, partes } }: { readonly linha: Linha }) => (
  <p className={classes(styles.line, situacao !== 'igual' && styles[situacao])}>
    {partes.map((parte, index) => (
      <Piece key={index} parte={parte} />
    ))}
  </p>
);

const Piece = ({ parte: { texto, marca } }: { readonly parte: Parte }) => {
  const text = useText();
  if (marca === undefined) return texto;
  const Mark = marca === 'incluido' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="vh">{text(`consulta.comparacao.${marca}`)} </span>
      {texto}
    </Mark>
  );
};
