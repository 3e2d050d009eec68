// Shows the problems of `npm run check` in the editor, with quick fixes for those that have a single fix.
const { spawn } = require('node:child_process');
const path = require('node:path');
const { createInterface } = require('node:readline');
const vscode = require('vscode');

exports.activate = ({ subscriptions }) => {
  const [{ uri: root }] = vscode.workspace.workspaceFolders;
  const diagnostics = vscode.languages.createDiagnosticCollection('check');
  const options = { cwd: root.fsPath, shell: process.platform === 'win32' };
  const checker = spawn('npm', ['run', '-s', 'check', '--', '--watch', '--json'], options);
  let problems = [];
  createInterface({ input: checker.stdout }).on('line', (line) => {
    problems = JSON.parse(line).problems;
    diagnostics.clear();
    for (const file of new Set(problems.map((problem) => problem.file))) {
      const found = problems.filter((problem) => problem.file === file);
      diagnostics.set(vscode.Uri.joinPath(root, file), found.map(toDiagnostic));
    }
  });
  const fixes = {
    provideCodeActions(document, { start, end }) {
      const file = path.relative(root.fsPath, document.uri.fsPath).replaceAll('\\', '/');
      return problems
        .filter((one) => one.file === file && one.edit && one.line > start.line && one.line <= end.line + 1)
        .flatMap((problem) => quickFix(document, problem) ?? []);
    },
  };
  const kinds = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
  subscriptions.push(diagnostics, { dispose: () => checker.kill() });
  subscriptions.push(vscode.languages.registerCodeActionsProvider({ scheme: 'file' }, fixes, kinds));
};

function toDiagnostic({ line, column, message, fix, rule, severity }) {
  const place = new vscode.Position(line - 1, column - 1);
  const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
  const range = new vscode.Range(place, place.translate(0, 1));
  const diagnostic = new vscode.Diagnostic(range, `${message} ${fix}`, severity === 'error' ? error : warning);
  return Object.assign(diagnostic, { source: 'check', code: rule });
}

/** Characters after the place of a problem in which a fix looks for what it replaces, as `npm run fix` does. */
const REACH = 300;

/** The text may have changed since the check, so the edit looks for what it replaces. */
function quickFix(document, { line, column, fix, edit }) {
  const from = document.offsetAt(new vscode.Position(line - 1, column - 1));
  const offset = document
    .getText()
    .slice(from, from + REACH + edit.from.length)
    .indexOf(edit.from);
  if (offset < 0) return undefined;
  const start = from + offset;
  const action = new vscode.CodeAction(fix, vscode.CodeActionKind.QuickFix);
  const range = new vscode.Range(document.positionAt(start), document.positionAt(start + edit.from.length));
  action.edit = new vscode.WorkspaceEdit();
  action.edit.replace(document.uri, range, edit.to);
  action.isPreferred = true;
  return action;
}
