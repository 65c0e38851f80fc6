import { useState } from 'react';
import { formularioApi } from '#schemas/api/formulario.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { Documento, Pendencia } from '#schemas/shapes/documento.ts';
import type { CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';
import { LateCamposDoTipo } from '#src/conteudo/campos/LateCamposDoTipo.tsx';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfSkeleton } from '#src/pdf/PdfSkeleton.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { later } from '#src/ui/later.tsx';
import styles from './Formulario.module.css';

// what draws a PDF weighs: it comes with the first sheet that is filled
const Folha = later(() => import('./Folha.tsx').then((module) => module.Folha), <PdfSkeleton />);

interface PreenchimentoProps {
  readonly documento: Documento;
  readonly campos: readonly CampoConteudo[];
  readonly preenchidos: CamposPreenchidos;
  readonly recusas: Readonly<Record<string, string>>;
  readonly pendencias: readonly Pendencia[];
  readonly editavel: boolean;
  /** There is room for the sheet: on a phone its places would be too small to be touched. */
  readonly wide: boolean;
  readonly onChange: (campos: CamposPreenchidos) => void;
}

type Modo = 'folha' | 'lista';

/** The fields of a form: over their places in the sheet, or one under the other. */
export const Preenchimento = ({ wide, ...props }: PreenchimentoProps) => {
  const text = useText();
  const { documento, campos, preenchidos, recusas, editavel, onChange } = props;
  const { id } = documento;
  const [modo, setModo] = useState<Modo>(wide ? 'folha' : 'lista');
  const [dito, setDito] = useState<{ readonly texto: string; readonly erro: boolean }>();
  const preenchivel = useRead(
    formularioApi.preenchivel,
    { params: { id } },
    { ownError: true, staleTime: 60_000 },
  );
  const lugares = preenchivel.data?.campos ?? [];
  const onSheet = wide && modo === 'folha' && lugares.length > 0;
  const file = useFile(formularioApi.emBranco, { params: { id } }, { enabled: onSheet });
  if (preenchivel.isPending) return <PdfSkeleton />;
  const outside = campos.filter(({ rotulo }) => !lugares.some((one) => one.rotulo === rotulo)).length;
  return (
    <div className={styles.whole}>
      {wide && lugares.length > 0 && (
        <div className={styles.bar}>
          <CountTabs<Modo>
            label={text('editor.folha.modos')}
            value={modo}
            onChange={setModo}
            tabs={[
              { value: 'folha', label: text('editor.folha.folha') },
              {
                value: 'lista',
                label: text('editor.folha.lista'),
                count: outside > 0 ? campos.length : undefined,
              },
            ]}
          />
          <p className={styles.said} id="folha-dito" role="status" data-erro={dito?.erro ?? false}>
            {onSheet && (dito?.texto ?? (outside > 0 ? text('editor.folha.fora', { count: outside }) : ''))}
          </p>
        </div>
      )}
      {onSheet ? (
        <>
          {file.isError && (
            <ErrorState
              error={file.error}
              title={text('editor.leitor.falhou')}
              onRetry={() => void file.refetch()}
            />
          )}
          {!file.data && !file.isError && <PdfSkeleton />}
          {file.data && (
            <Folha
              file={file.data.blob}
              titulo={documento.modelo.rotulo}
              lugares={lugares}
              campos={campos}
              preenchidos={preenchidos}
              recusas={recusas}
              editavel={editavel}
              onChange={onChange}
              onSay={setDito}
            />
          )}
        </>
      ) : (
        <div className={styles.list}>
          <LateCamposDoTipo
            conteudo={documento}
            titulo={documento.modelo.rotulo}
            campos={campos}
            preenchidos={preenchidos}
            recusas={recusas}
            pendencias={props.pendencias}
            editavel={editavel}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
};
