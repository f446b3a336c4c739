/** Pages where a changed pack in the cart can be updated or discarded, and panels over them. */
export const whereChangesAreDecided = /^\/(packDetailsPage|packItem|pack-discard|size-guide|cart|checkout)\b/;
