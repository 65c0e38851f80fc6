export { createEngine, type Engine, type EngineOptions } from './engine.ts';
export type { RegisterHook } from './hook.ts';
export type { Refusal } from '#server/engine/migration/refusal.ts';
export type { RegisterModel } from '#server/engine/model/register-model.ts';
export type { RegisterView } from '#server/engine/model/register-view.ts';
export { allows, isBeyond, requireAction, viewFor, registerNamed } from './access.ts';
export { createRecord } from '#server/engine/records/create.ts';
export { createMany } from '#server/engine/records/create-many.ts';
export { modelsInForce } from '#server/engine/model/models-in-force.ts';
export { getRecord } from '#server/engine/records/get.ts';
export { storedImageSize } from '#server/engine/records/stored-image-size.ts';
export type { ListRequest } from '#server/engine/model/list-terms.ts';
export { reachedRecords } from './reached-records.ts';
export { requireOwnRecord } from '#server/engine/records/organisation.ts';
export type { RecordValues, RegisterRecord } from '#server/engine/records/record.ts';
export { decryptSecret, encryptSecret, SealedSecret } from '#server/base/secret.ts';
export { updateRecord } from '#server/engine/records/update.ts';
export { instantOf, localMoment } from '#server/engine/transfer/local-moment.ts';
export { registerRoutes } from './routes.ts';
export { registerPermissions } from '#server/engine/wire/register-permissions.ts';
export { checkRegisters, type CommandAnswer } from '#server/engine/cli/check-registers.ts';
export { newRegister } from '#server/engine/cli/new-register.ts';
export { applyRegister, removeRegister } from '#server/engine/cli/change-register.ts';
export { runLoadJob, undoLoadJob } from '#server/engine/transfer/load-job.ts';
export {
  desfazerImportacao,
  importarRegistros,
  retomarImportacoes,
  type UndoAsked,
} from '#server/engine/transfer/load-queue.ts';
export { recoverLoads } from '#server/engine/transfer/recover-loads.ts';
