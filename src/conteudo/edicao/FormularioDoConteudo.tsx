import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { ConteudoAberto, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { LateCamposDoTipo } from '../campos/LateCamposDoTipo.tsx';
import { caixaPath, consultaPath } from '../content-path.ts';
import { useReleaseOnLeave } from '../use-release-on-leave.ts';
import { EdicaoDoConteudo } from './EdicaoDoConteudo.tsx';
import { Faltas } from './Faltas.tsx';
import { goToPendencia } from './go-to-pendencia.ts';
import {
  useConteudoForm,
  type ChamadasDaEdicao,
  type ConteudoForm,
  type EspecieDoFormulario,
  type RascunhoComum,
} from './use-conteudo-form.ts';
import type { EntradaDe } from './use-entrada.ts';
import { useSaveKey } from './use-save-key.ts';

/** A content whose form is written here, of whatever kind. */
interface EmEdicao extends ConteudoAberto {
  readonly campos: readonly CampoConteudo[];
  readonly pendencias: readonly Pendencia[];
}

/** All that tells the form of one kind from that of another, but its fields. */
export interface EspecieDaEdicao<C extends EmEdicao, R extends RascunhoComum>
  extends EspecieDoFormulario<C, R>, EntradaDe<C> {
  readonly tipoDe: (conteudo: C) => Rotulo;
  readonly palavras: EspecieDoFormulario<C, R>['palavras'] &
    Readonly<
      Record<
        | 'pagina'
        | 'falhou'
        | 'naoEditavel'
        | 'semAssunto'
        | 'naoSalvo'
        | 'tudoSalvo'
        | 'ver'
        | 'salvar'
        | 'concluir'
        | 'titulo'
        | 'efeito'
        | 'irAoCampo',
        MessageKey
      >
    >;
  /** The id of the control of a field, to go to it. */
  readonly controlId: (campo: string) => string;
  /** Codes of what is missing and is in no field of the form. */
  readonly fora?: ReadonlySet<string>;
  readonly useChamadas: () => ChamadasDaEdicao<C, R>;
}

export interface PartesDaEdicao<C extends EmEdicao, R extends RascunhoComum> {
  readonly form: ConteudoForm<C, R>;
  /** What is still missing, above the fields; and what the type asks for, below them. */
  readonly faltas: ReactNode;
  readonly campos: ReactNode;
}

interface FormularioDoConteudoProps<C extends EmEdicao, R extends RascunhoComum> {
  readonly especie: EspecieDaEdicao<C, R>;
  readonly children: (parts: PartesDaEdicao<C, R>) => ReactNode;
}

/** A content that was not concluded and its form; who may not write it now is sent to the inbox. */
export const FormularioDoConteudo = <C extends EmEdicao, R extends RascunhoComum>({
  especie,
  children,
}: FormularioDoConteudoProps<C, R>) => {
  const text = useText();
  const { tipo, palavras } = especie;
  return (
    <EdicaoDoConteudo
      entrada={especie}
      tipo={tipo}
      words={{
        page: text(palavras.pagina),
        failed: text(palavras.falhou),
        refused: text(palavras.naoEditavel),
      }}
    >
      {(conteudo) => (
        <Aberto especie={especie} conteudo={conteudo}>
          {children}
        </Aberto>
      )}
    </EdicaoDoConteudo>
  );
};

const Aberto = <C extends EmEdicao, R extends RascunhoComum>({
  especie,
  conteudo,
  children,
}: FormularioDoConteudoProps<C, R> & { readonly conteudo: C }) => {
  const text = useText();
  const { tipo, palavras, fora, tipoDe, controlId, campoOfServer } = especie;
  const chamadas = especie.useChamadas();
  const goTo = goToPendencia((campo) => controlId(campoOfServer(campo)), controlId);
  const form = useConteudoForm<C, R>(conteudo, especie, chamadas, ([first]) => first && goTo(first));
  const { saved, rascunho, changed, save, ask, conclude } = form;
  useReleaseOnLeave(saved);
  useSaveKey(() => void save());
  const { pendencias, campos } = saved;
  const { rotulo } = tipoDe(saved);
  const pagina = text(palavras.pagina);
  return (
    <>
      <PageHeader
        title={rascunho.assunto.trim() || text(palavras.semAssunto)}
        pageName={pagina}
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: rotulo }]}
        subtitle={<span role="status">{text(changed ? palavras.naoSalvo : palavras.tudoSalvo)}</span>}
        actions={
          <>
            <Button component={Link} variant="text" to={consultaPath(saved.id, tipo)}>
              {text(palavras.ver)}
            </Button>
            <Button
              loading={chamadas.saving}
              disabled={!changed}
              aria-keyshortcuts="Control+S"
              onClick={() => void save()}
            >
              {text(palavras.salvar)}
            </Button>
            <Button variant="contained" startIcon={<Check aria-hidden="true" />} onClick={() => void ask()}>
              {text(palavras.concluir)}
            </Button>
          </>
        }
      />
      {children({
        form,
        faltas: pendencias.length > 0 && (
          <Faltas
            titulo={text(palavras.falta, { count: pendencias.length })}
            irAoCampo={text(palavras.irAoCampo)}
            pendencias={pendencias}
            fora={fora}
            onGo={goTo}
          />
        ),
        campos: campos.length > 0 && (
          <Sheet flush>
            <LateCamposDoTipo
              conteudo={saved}
              titulo={text('campos.titulo', { tipo: rotulo })}
              campos={campos}
              preenchidos={rascunho.campos}
              recusas={form.recusas}
              pendencias={pendencias}
              editavel
              onChange={(preenchidos) => form.change('campos', preenchidos)}
            />
          </Sheet>
        ),
      })}
      <LeaveGuard when={form.unsaved} name={pagina} settle={save} />
      <ConfirmDialog
        open={form.asking}
        title={text(palavras.titulo)}
        confirmLabel={text(palavras.concluir)}
        busy={chamadas.concluding}
        error={form.problem}
        onConfirm={() => void conclude()}
        onClose={form.close}
      >
        {text(palavras.efeito)}
      </ConfirmDialog>
    </>
  );
};
