/** The folder that programs for editing text look into; the names are those of VS Code, which others follow. */
export const editorFolder = '.vscode';
