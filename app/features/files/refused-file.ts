export interface RefusedFile {
  name: string;
  size: string;
  message: string;
}
