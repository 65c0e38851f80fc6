const fileId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether it may be the id of a sent file: a UUID in small letters, as the database writes it. */
export const isFileId = (said: string): boolean => fileId.test(said);
