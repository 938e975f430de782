import Ajax from 'core/ajax';
export const init = async(root, {isOpen = true} = {}) => Ajax.call(root);
export default class List {
    _private() {}
    show(item) {}
}
