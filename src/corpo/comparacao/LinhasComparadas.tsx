import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Linha, Parte } from './compare-texts.ts';
import styles from './LinhasComparadas.module.css';

/** Lines in a row that changed, or that are the same and far from any that did. */
interface Grupo {
  readonly longe: boolean;
  readonly linhas: readonly Linha[];
}

/** Lines that are the same, kept around each that changed. */
const around = 1;

/** A run of the same lines is folded only where that spares more than it takes to say so. */
const shortest = 3;

/** The lines in the order of the text, those that are the same and far from a change apart from the others. */
const groupLines = (linhas: readonly Linha[]): readonly Grupo[] => {
  const near = (at: number): boolean =>
    linhas.slice(Math.max(0, at - around), at + around + 1).some(({ situacao }) => situacao !== 'igual');
  const groups: { longe: boolean; linhas: Linha[] }[] = [];
  linhas.forEach((linha, index) => {
    const longe = !near(index);
    const last = groups.at(-1);
    if (last?.longe === longe) last.linhas.push(linha);
    else groups.push({ longe, linhas: [linha] });
  });
  return groups.map(({ longe, linhas: own }) => ({ longe: longe && own.length >= shortest, linhas: own }));
};

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
