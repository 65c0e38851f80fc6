import { useRef, useState } from 'react';
import { campoProblem } from '#schemas/campos/campo-problem.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { CampoFormulario } from '#schemas/shapes/formulario.ts';
import { campoName, type CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfPage } from '#src/pdf/PdfPage.tsx';
import { PdfSkeleton } from '#src/pdf/PdfSkeleton.tsx';
import { usePdf } from '#src/pdf/use-pdf.ts';
import { useZoom } from '#src/pdf/use-zoom.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { CampoNaFolha } from './CampoNaFolha.tsx';
import styles from './Formulario.module.css';

interface FolhaProps {
  readonly file: Blob;
  readonly titulo: string;
  readonly lugares: readonly CampoFormulario[];
  readonly campos: readonly CampoConteudo[];
  readonly preenchidos: CamposPreenchidos;
  readonly recusas: Readonly<Record<string, string>>;
  readonly editavel: boolean;
  readonly onChange: (campos: CamposPreenchidos) => void;
  /** What is to be known of the field where the person is. */
  readonly onSay: (said: { readonly texto: string; readonly erro: boolean } | undefined) => void;
}

const accepts = (expression: string, typed: string): boolean =>
  new RegExp(`^(?:${expression})$`, 'u').test(typed);

/** The sheet as it is printed, with its fields over their places, judged as the server judges them. */
export const Folha = ({
  file,
  titulo,
  lugares,
  campos,
  preenchidos,
  recusas,
  editavel,
  onChange,
  onSay,
}: FolhaProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { pdf, error } = usePdf(file);
  const sizes = pdf?.sizes ?? [];
  const { scale } = useZoom(box, sizes);
  // what is empty is told once the person was there
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const placed = campos.flatMap((campo, index) => {
    const found = lugares.find(({ rotulo }) => rotulo === campo.rotulo);
    return found ? [{ campo, index, lugares: found.lugares }] : [];
  });
  const problemOf = (campo: CampoConteudo): string | undefined =>
    recusas[campo.rotulo] ?? campoProblem(campo, preenchidos[campo.rotulo] ?? undefined, accepts);
  const say = (campo: CampoConteudo): void => {
    const problem = preenchidos[campo.rotulo] == null ? undefined : problemOf(campo);
    const about = [campo.rotulo, campo.obrigatorio && text('editor.folha.obrigatorio'), campo.ajuda];
    onSay({ texto: problem ?? about.filter(Boolean).join(' · '), erro: problem !== undefined });
  };
  return (
    <div
      ref={box}
      className={styles.pages}
      role="region"
      aria-label={text('editor.folha.regiao', { titulo })}
      data-campos-tipo
    >
      {error !== undefined && <ErrorState error={error} title={text('editor.leitor.falhou')} />}
      {!pdf && error === undefined && <PdfSkeleton />}
      {pdf?.sizes.map((size, at) => (
        <div
          key={at}
          className={styles.sheet}
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <PdfPage document={pdf.document} number={at + 1} total={sizes.length} size={size} scale={scale} />
          {placed.map(({ campo, index, lugares: places }) => (
            <CampoNaFolha
              key={campo.rotulo}
              campo={campo}
              lugares={places}
              nome={campoName(index)}
              pagina={at + 1}
              valor={preenchidos[campo.rotulo]}
              erro={visited.has(campo.rotulo) || recusas[campo.rotulo] ? problemOf(campo) : undefined}
              editavel={editavel}
              altura={size.height * scale}
              onFocus={() => say(campo)}
              onLeave={() => {
                setVisited((now) => new Set([...now, campo.rotulo]));
                onSay(undefined);
              }}
              onChange={(valor) => onChange({ ...preenchidos, [campo.rotulo]: valor })}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
