import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { useAnexoCount } from '#src/conteudo/anexos/use-anexo-count.ts';
import type { CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import type { CorpoHandle } from '#src/corpo/corpo-handle.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { LateCamposDoTipo } from '#src/conteudo/campos/LateCamposDoTipo.tsx';
import { later } from '#src/ui/later.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { AssinantesPanel } from './components/AssinantesPanel.tsx';
import { Avisos } from './components/Avisos.tsx';
import { Campos } from './components/Campos.tsx';
import { ConcluirDialog } from './components/ConcluirDialog.tsx';
import { ConcludeButton, EdicaoHeader } from './components/EdicaoHeader.tsx';
import { Faltas } from './components/Faltas.tsx';
import { PartesTabs } from './components/PartesTabs.tsx';
import { PdfDialog } from './components/PdfDialog.tsx';
import { PosseBanner } from './components/PosseBanner.tsx';
import { Preenchimento } from './formulario/Preenchimento.tsx';
import { fieldOfMarcador, panelFieldLabel } from './field-labels.ts';
import { preparoOf } from './preparo.ts';
import type { Entrada } from './queries.ts';
import { useAssinantes } from './use-assinantes.ts';
import { useConcluir } from './use-concluir.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { useMinuta } from './use-minuta.ts';
import { usePanel } from './use-panel.ts';
import { useValoresUsados } from './use-valores-usados.ts';
import styles from './components/Edicao.module.css';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A phone: one column, and the main act at the foot. */
const useNarrow = (): boolean => useMediaQuery('(max-width:599px)', { noSsr: true });

const CorpoEditor = later(
  () => import('#src/corpo/CorpoEditor.tsx').then((module) => module.CorpoEditor),
  <FormSkeleton fields={6} />,
);

interface EdicaoAbertaProps {
  readonly entrada: Extract<Entrada, { documento: unknown }>;
  readonly onReload: () => void;
}

/** The draft open: text on the left, what is missing and who signs on the right. */
export const EdicaoAberta = ({ entrada, onReload }: EdicaoAbertaProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { documento } = entrada;
  const { id, colaboro = false } = documento;
  const formulario = documento.tipo === tipoConteudo.formularioPdf;
  const editor = useRef<CorpoHandle>(null);
  const aberta = useMinuta(documento, entrada.tipo === 'editar' ? entrada.copia : undefined);
  const { minuta, autosave, state } = aberta;
  const editavel = entrada.tipo === 'editar' && state.tipo !== 'conflito' && state.tipo !== 'impedido';
  const narrow = useNarrow();
  const session = useSession();
  const choosesPublication = can(session, { rule: 'permiteConfigurarPublicacaoAoConcluir' });
  const panel = usePanel(editor, formulario ? 'texto' : 'preparo');
  const [showPdf, setShowPdf] = useState(false);
  const signers = useAssinantes({
    id,
    assinantes: aberta.assinantes,
    propriedades: documento.propriedades,
    lugares: aberta.usados.assinaturas,
    flush: autosave.flush,
    refresh: aberta.refresh,
  });
  const anexos = useAnexoCount(id, documento.anexos, panel.parte === 'anexos');
  const concluir = useConcluir(id, aberta, signers.settled, panel.goToMissing, panel.goToBox);
  useLeaving(id, autosave, entrada.tipo === 'editar', onReload);
  useEditorKeys({
    save: () => void autosave.flush(),
    conclude: () => editavel && !colaboro && concluir.ask(),
    nextMarker: () => panel.goToText((corpo) => corpo.focusNextVazio()),
  });

  // only what is open to everybody is published
  const open = minuta.nivelAcesso === 'PUBLICO' && minuta.sigilo === 0;
  const { propriedades } = documento;
  const preparo = preparoOf({ ...aberta, propriedades });
  const signatarios = useMemo(
    () =>
      new Map(
        aberta.assinantes.map(({ marcador, usuario }) => [
          marcador,
          { nome: usuario.nome, cargo: usuario.cargo },
        ]),
      ),
    [aberta.assinantes],
  );
  // of a form, only what its text leaves to be said by somebody is written
  const escreve =
    !formulario ||
    propriedades.some(({ preenchimento, tipo }) => preenchimento === 'PESSOA' && tipo !== 'ASSINANTE');
  const { change } = aberta;
  const changeCampos = useCallback((campos: CamposPreenchidos) => change('campos', campos), [change]);
  const fieldOf = (chave: string) => {
    const field = fieldOfMarcador(chave);
    return field && { label: panelFieldLabel(field), go: () => panel.goToField(field) };
  };
  const usadosDe = useValoresUsados(id, editavel);
  const openPdf = async (): Promise<void> => {
    await autosave.flush();
    setShowPdf(true);
  };
  // opened by its address, there is nothing to go back to
  const close = (): void =>
    void (key === 'default' ? navigate(consultaPath(id, documento.tipo)) : navigate(-1));
  const showing = (parte: typeof panel.parte): boolean => panel.parte === parte;

  const corpo = (
    <CorpoEditor
      key={aberta.inicio.vez}
      ref={editor}
      modo="documento"
      corpo={aberta.inicio.corpo}
      editavel={editavel}
      propriedades={propriedades}
      valores={minuta.valores}
      automaticos={aberta.automaticos}
      signatarios={signatarios}
      onChange={aberta.changeText}
      onValor={(chave, valor) => aberta.change('valores', { ...minuta.valores, [chave]: valor })}
      onAssinatura={editavel ? panel.goToSigner : undefined}
      usadosDe={usadosDe}
      fieldOf={fieldOf}
    />
  );

  return (
    <div className={styles.screen}>
      <EdicaoHeader
        assunto={minuta.assunto}
        sigilo={minuta.sigilo}
        editavel={entrada.tipo === 'editar'}
        conclui={!colaboro}
        narrow={narrow}
        state={state}
        concluding={concluir.checking}
        onSave={() => void autosave.flush()}
        onPdf={() => void openPdf()}
        onClose={close}
        onConclude={concluir.ask}
      />
      {entrada.tipo === 'ler' && (
        <PosseBanner documento={documento} copia={entrada.copia} onTaken={onReload} />
      )}
      <Avisos
        corpo={aberta.corpo}
        copia={aberta.copia}
        versao={documento.versao}
        teste={documento.teste ?? false}
        state={state}
        onRecover={aberta.recover}
        onDiscard={aberta.discard}
        onReload={onReload}
      />
      <div className={styles.work}>
        <div className={styles.tabs}>
          <PartesTabs
            formulario={formulario}
            wide={panel.wide}
            parte={panel.parte}
            faltas={preparo.faltas.length}
            assinantes={signers.assinantes.length}
            anexos={anexos}
            onChange={panel.setParte}
          />
        </div>
        <section
          className={styles.text}
          aria-label={text(formulario ? 'editor.folha.aba' : 'editor.tela.texto')}
          id="minuta-painel-texto"
          hidden={!panel.wide && !showing('texto')}
        >
          {formulario && (
            <Preenchimento
              key={aberta.inicio.vez}
              documento={documento}
              campos={aberta.campos}
              preenchidos={minuta.campos}
              recusas={aberta.recusas}
              pendencias={aberta.pendencias}
              editavel={editavel}
              wide={panel.wide}
              onChange={changeCampos}
            />
          )}
          {escreve && corpo}
        </section>
        <aside className={styles.panel} aria-label={text('editor.tela.painel')} hidden={showing('texto')}>
          <div
            id="minuta-painel-preparo"
            role="tabpanel"
            aria-labelledby="minuta-painel-preparo-aba"
            hidden={!showing('preparo')}
          >
            <Faltas preparo={preparo} onGo={editavel ? panel.goTo : undefined} />
            <Campos
              modelo={documento.modelo.rotulo}
              minuta={minuta}
              erros={aberta.erros}
              editavel={editavel}
              acessoEditavel={editavel && !colaboro}
              mostraVigencia={documento.mostraVigencia ?? false}
              onChange={aberta.change}
            />
            {!formulario && aberta.campos.length > 0 && (
              <LateCamposDoTipo
                key={aberta.inicio.vez}
                conteudo={documento}
                titulo={text('campos.titulo', { tipo: documento.tipoDocumento.rotulo })}
                campos={aberta.campos}
                preenchidos={minuta.campos}
                recusas={aberta.recusas}
                pendencias={aberta.pendencias}
                editavel={editavel}
                onChange={changeCampos}
              />
            )}
          </div>
          <div
            id="minuta-painel-assinantes"
            role="tabpanel"
            aria-labelledby="minuta-painel-assinantes-aba"
            hidden={!showing('assinantes')}
          >
            <AssinantesPanel
              id={id}
              deFora={documento.assinanteDeFora === true}
              acts={signers}
              editavel={editavel && !colaboro}
            />
          </div>
          <div
            id="minuta-painel-anexos"
            role="tabpanel"
            aria-labelledby="minuta-painel-anexos-aba"
            hidden={!showing('anexos')}
          >
            {showing('anexos') && <Anexos conteudoId={id} concluido={false} />}
          </div>
        </aside>
      </div>
      {narrow && editavel && !colaboro && (
        <div className={styles.foot}>
          <ConcludeButton concluding={concluir.checking} onConclude={concluir.ask} full />
        </div>
      )}
      {showPdf && <PdfDialog id={id} title={minuta.assunto} onClose={() => setShowPdf(false)} />}
      <ConcluirDialog
        open={concluir.asking}
        assinantes={aberta.assinantes}
        publicacao={open ? documento.publicacao : undefined}
        choosesPublication={choosesPublication}
        busy={concluir.busy}
        error={concluir.problem}
        onConfirm={concluir.conclude}
        onClose={concluir.close}
      />
      <LeaveGuard
        when={autosave.hasUnsaved}
        name={minuta.assunto}
        settle={autosave.flush}
        kept={autosave.keepCopy}
      />
    </div>
  );
};
